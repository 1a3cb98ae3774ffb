import { pathList } from '@/app/_routes/path-list';

export const dynamic = 'force-static';
export const GET = pathList.GET;
