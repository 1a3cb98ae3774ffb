import { blogAuthors } from '@/app/_routes/blog';

export default blogAuthors.Page;
export const generateMetadata = blogAuthors.generateMetadata;
