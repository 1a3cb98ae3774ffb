export { default } from '@/app/_routes/plain-layout';
