import { docTagList } from '@/app/_routes/doc-tags';

export default docTagList.Page;
export const generateMetadata = docTagList.generateMetadata;
