import { stringify } from 'yaml';
import type { ContractId } from '@/lib/api-contract/contract-files';
import { loadContract } from '@/lib/api-contract/load-contract.server';
import { wrapReferences } from '@/lib/api-contract/wrap-references';
import { defaultLocale } from '@/lib/i18n/locales';

const formats = {
  json: { type: 'application/json', write: (value: unknown) => JSON.stringify(value, null, 2) },
  // Many programs still read YAML 1.1, where `on`, `off` and dates are not texts unless they are quoted.
  yaml: { type: 'application/yaml', write: (value: unknown) => stringify(value, { compat: 'yaml-1.1' }) },
};

/** Makes the route that publishes a part of the contract as one file. */
export function createContractFile(id: ContractId, format: keyof typeof formats) {
  const { type, write } = formats[format];
  return async function GET() {
    const loaded = await loadContract(id, defaultLocale);
    const document = id === 'asyncapi' ? wrapReferences(loaded) : loaded;
    return new Response(write(document), { headers: { 'Content-Type': `${type}; charset=utf-8` } });
  };
}
