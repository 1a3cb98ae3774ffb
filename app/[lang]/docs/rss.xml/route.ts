import { createFeed } from '@/app/_routes/feed';

export { generateLocaleParams as generateStaticParams } from '@/app/_routes/locale-params';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const GET = createFeed('docs', 'rss');
