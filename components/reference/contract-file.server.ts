import { stringify } from 'yaml';
import type { ContractId } from '@/lib/contract/contract-files';
import { loadContract } from '@/lib/contract/load-contract.server';
import { wrapReferences } from '@/lib/contract/wrap-references';
import { defaultLocale } from '@/lib/i18n/locales';

const formats = {
  json: (value: unknown) => JSON.stringify(value, null, 2),
  // Many programs still read YAML 1.1, where `on`, `off` and dates are not texts unless they are quoted.
  yaml: (value: unknown) => stringify(value, { compat: 'yaml-1.1' }),
};

/** Loads a part of the contract as one file. */
export async function loadContractFile(id: ContractId, format: keyof typeof formats): Promise<string> {
  const document = await loadContract(id, defaultLocale);
  return formats[format](id === 'asyncapi' ? wrapReferences(document) : document);
}
