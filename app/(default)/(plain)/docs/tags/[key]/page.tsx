import { docTag } from '@/app/_routes/doc-tags';

export default docTag.Page;
export const generateMetadata = docTag.generateMetadata;
export const generateStaticParams = docTag.generateStaticParams;
export const dynamicParams = false;
