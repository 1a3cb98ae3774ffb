import { blogTagsPage } from '@/app/_routes/blog';

export default blogTagsPage.Page;
export const generateMetadata = blogTagsPage.generateMetadata;
