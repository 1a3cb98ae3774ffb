export { GET, generateStaticParams } from '@/app/_routes/search-index';

export const dynamic = 'force-static';
export const dynamicParams = false;
