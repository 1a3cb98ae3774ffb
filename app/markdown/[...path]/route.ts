import { docMarkdown } from '@/app/_routes/doc-markdown';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = docMarkdown.generateStaticParams;
export const GET = docMarkdown.GET;
