import { searchPage } from '@/app/_routes/search';

export default searchPage.Page;
export const generateMetadata = searchPage.generateMetadata;
