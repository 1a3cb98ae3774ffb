import { blogAuthor } from '@/app/_routes/blog';

export default blogAuthor.Page;
export const generateMetadata = blogAuthor.generateMetadata;
export const generateStaticParams = blogAuthor.generateStaticParams;
export const dynamicParams = false;
