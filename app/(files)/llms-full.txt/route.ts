import { llmsFullText } from '@/app/_routes/llms';

export const dynamic = 'force-static';
export const GET = llmsFullText.GET;
