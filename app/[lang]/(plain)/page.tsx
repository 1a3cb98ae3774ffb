export { generateMetadata, Page as default } from '@/app/_routes/home';
