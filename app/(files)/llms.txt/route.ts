import { llmsIndex } from '@/app/_routes/llms';

export const dynamic = 'force-static';
export const GET = llmsIndex.GET;
