import { homePage } from '@/app/_routes/home';

export default homePage.Page;
export const generateMetadata = homePage.generateMetadata;
