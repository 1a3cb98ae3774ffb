import { manifest } from '@/app/_routes/manifest';

export const dynamic = 'force-static';
export const GET = manifest.GET;
