export { GET, generateStaticParams } from '@/app/_routes/site-files';

export const dynamic = 'force-static';
export const dynamicParams = false;
