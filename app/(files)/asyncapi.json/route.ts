import { createContractFile } from '@/app/_routes/contract-file';

export const dynamic = 'force-static';
export const GET = createContractFile('asyncapi', 'json');
