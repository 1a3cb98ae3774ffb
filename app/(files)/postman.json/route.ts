import { buildPostmanCollection } from '@/lib/api-contract/build-postman.server';
import { loadContract } from '@/lib/api-contract/load-contract.server';
import { defaultLocale } from '@/lib/i18n/locales';

export const dynamic = 'force-static';

export async function GET() {
  return Response.json(await buildPostmanCollection(await loadContract('openapi', defaultLocale)));
}
