import { postmanCollection } from '@/app/_routes/postman';

export const dynamic = 'force-static';
export const GET = postmanCollection.GET;
