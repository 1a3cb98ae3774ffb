import { blogPage } from '@/app/_routes/blog';

export default blogPage.Page;
export const generateMetadata = blogPage.generateMetadata;
export const generateStaticParams = blogPage.generateStaticParams;
export const dynamicParams = false;
