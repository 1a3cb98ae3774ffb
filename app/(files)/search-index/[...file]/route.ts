import { searchIndex } from '@/app/_routes/search-index';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = searchIndex.generateStaticParams;
export const GET = searchIndex.GET;
