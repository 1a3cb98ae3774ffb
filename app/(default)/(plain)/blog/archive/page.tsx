import { blogArchive } from '@/app/_routes/blog';

export default blogArchive.Page;
export const generateMetadata = blogArchive.generateMetadata;
