import { stringify } from 'yaml';
import { createBuildCache, getOrCompute } from '@/lib/cache/build-cache.server';
import { buildPostmanCollection } from '@/lib/contract/build-postman.server';
import type { ContractId } from '@/lib/contract/contract-files';
import { loadContract } from '@/lib/contract/load-contract.server';
import { wrapReferences } from '@/lib/contract/wrap-references';
import { defaultLocale } from '@/lib/i18n/locales';

const formats = {
  json: (value: unknown) => JSON.stringify(value, null, 2),
  // Many programs still read YAML 1.1, where `on`, `off` and dates are not texts unless they are quoted.
  yaml: (value: unknown) => stringify(value, { compat: 'yaml-1.1' }),
};

/** A part of the contract as one file. */
export async function loadContractFile(id: ContractId, format: keyof typeof formats): Promise<string> {
  const document = await loadContract(id, defaultLocale);
  return formats[format](id === 'asyncapi' ? wrapReferences(document) : document);
}

const cache = createBuildCache('postman');

/** The operations of the contract as a collection for Postman. */
export async function loadPostmanCollection(): Promise<string> {
  const contract = await loadContract('openapi', defaultLocale);
  const build = async () => JSON.stringify(await buildPostmanCollection(contract));
  return getOrCompute(cache, JSON.stringify(contract), build);
}
