import { buildPostmanCollection } from '@/lib/api-contract/build-postman.server';
import { loadContract } from '@/lib/api-contract/load-contract.server';
import { createBuildCache, getOrCompute } from '@/lib/build/build-cache.server';
import { defaultLocale } from '@/lib/i18n/locales';

const cache = createBuildCache('postman');

/** `postman.json`: the operations of the contract as a collection for Postman. */
export const postmanCollection = {
  async GET(): Promise<Response> {
    const contract = await loadContract('openapi', defaultLocale);
    const write = async () => JSON.stringify(await buildPostmanCollection(contract));
    const collection = await getOrCompute(cache, JSON.stringify(contract), write);
    return new Response(collection, { headers: { 'Content-Type': 'application/json; charset=utf-8' } });
  },
};
