import { manifest } from '@/app/_routes/manifest';

export { generateLocaleParams as generateStaticParams } from '@/app/_routes/locale-params';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const GET = manifest.GET;
