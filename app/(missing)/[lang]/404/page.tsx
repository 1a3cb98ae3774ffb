import { notFoundPage } from '@/app/_routes/not-found';

export default notFoundPage.Page;
export const generateMetadata = notFoundPage.generateMetadata;
