import { createFeed } from '@/app/_routes/feed';

export const dynamic = 'force-static';
export const GET = createFeed('changelog', 'json');
