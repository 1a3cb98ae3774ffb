import { generateLocaleParams } from '@/app/_routes/locale-params';
import { manifest } from '@/app/_routes/manifest';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = generateLocaleParams;
export const GET = manifest.GET;
