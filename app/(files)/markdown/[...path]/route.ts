import { pageMarkdown } from '@/app/_routes/page-markdown';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = pageMarkdown.generateStaticParams;
export const GET = pageMarkdown.GET;
