import { buildPostmanCollection } from '@/lib/api-contract/build-postman.server';
import { loadContract } from '@/lib/api-contract/load-contract.server';
import { createBuildCache, makeOnce } from '@/lib/build/build-cache.server';
import { defaultLocale } from '@/lib/i18n/locales';

export const dynamic = 'force-static';

const cache = createBuildCache('postman');

export async function GET() {
  const contract = await loadContract('openapi', defaultLocale);
  const write = async () => JSON.stringify(await buildPostmanCollection(contract));
  const collection = await makeOnce(cache, JSON.stringify(contract), write);
  return new Response(collection, { headers: { 'Content-Type': 'application/json' } });
}
