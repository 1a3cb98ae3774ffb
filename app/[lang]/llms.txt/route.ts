import { llmsIndex } from '@/app/_routes/llms';

export { generateLocaleParams as generateStaticParams } from '@/app/_routes/locale-params';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const GET = llmsIndex.GET;
