import { blogTag } from '@/app/_routes/blog';

export default blogTag.Page;
export const generateMetadata = blogTag.generateMetadata;
export const generateStaticParams = blogTag.generateStaticParams;
export const dynamicParams = false;
