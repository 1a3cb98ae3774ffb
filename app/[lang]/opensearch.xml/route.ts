import { generateLocaleParams } from '@/app/_routes/locale-params';
import { openSearch } from '@/app/_routes/open-search';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = generateLocaleParams;
export const GET = openSearch.GET;
