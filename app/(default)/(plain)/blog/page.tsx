import { blogList } from '@/app/_routes/blog';

export default blogList.Page;
export const generateMetadata = blogList.generateMetadata;
