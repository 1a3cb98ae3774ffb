export { generateMetadata, generateStaticParams, Page as default } from '@/app/_routes/blog';

export const dynamicParams = false;
