import { openSearch } from '@/app/_routes/open-search';

export { generateLocaleParams as generateStaticParams } from '@/app/_routes/locale-params';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const GET = openSearch.GET;
