import { createDocsPage } from '@/app/_routes/docs-page';

const route = createDocsPage('docs');

export default route.Page;
export const generateMetadata = route.generateMetadata;
export const generateStaticParams = route.generateStaticParams;
export const dynamicParams = false;
