import { socialCard } from '@/app/_routes/social-card';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = socialCard.generateStaticParams;
export const GET = socialCard.GET;
