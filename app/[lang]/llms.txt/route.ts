import { llmsIndex } from '@/app/_routes/llms';
import { generateLocaleParams } from '@/app/_routes/locale-params';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = generateLocaleParams;
export const GET = llmsIndex.GET;
