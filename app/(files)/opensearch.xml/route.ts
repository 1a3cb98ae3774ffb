import { openSearch } from '@/app/_routes/open-search';

export const dynamic = 'force-static';
export const GET = openSearch.GET;
