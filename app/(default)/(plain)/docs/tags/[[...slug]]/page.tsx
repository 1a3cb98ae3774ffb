import { docTagPage } from '@/app/_routes/doc-tags';

export default docTagPage.Page;
export const generateMetadata = docTagPage.generateMetadata;
export const generateStaticParams = docTagPage.generateStaticParams;
export const dynamicParams = false;
