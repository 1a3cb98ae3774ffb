import { blogPost } from '@/app/_routes/blog-post';

export default blogPost.Page;
export const generateMetadata = blogPost.generateMetadata;
export const generateStaticParams = blogPost.generateStaticParams;
export const dynamicParams = false;
