import { securityTxt } from '@/app/_routes/security-txt';

export const dynamic = 'force-static';
export const GET = securityTxt.GET;
