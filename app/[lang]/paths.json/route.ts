import { pathList } from '@/app/_routes/path-list';

export { generateLocaleParams as generateStaticParams } from '@/app/_routes/locale-params';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const GET = pathList.GET;
