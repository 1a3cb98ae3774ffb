export { generateMetadata, generateStaticParams, Page as default } from '@/app/_routes/doc-tags';

export const dynamicParams = false;
