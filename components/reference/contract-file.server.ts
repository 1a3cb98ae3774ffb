import { stringify } from 'yaml';
import type { ContractId } from '@/lib/contract/contract-files';
import { loadContract } from '@/lib/contract/load-contract.server';
import { separateBodyForms } from '@/lib/contract/separate-body-forms';
import { wrapReferences } from '@/lib/contract/wrap-references';
import { defaultLocale } from '@/lib/i18n/locales';

const formats = {
  json: (value: unknown) => JSON.stringify(value, null, 2),
  // Many programs still read YAML 1.1, where `on`, `off` and dates are not texts unless they are quoted.
  yaml: (value: unknown) => stringify(value, { compat: 'yaml-1.1' }),
};

/** Loads each part of the contract in the form that other programs can use. */
const published = {
  openapi: async () => separateBodyForms(await loadContract('openapi', defaultLocale)),
  asyncapi: async () => wrapReferences(await loadContract('asyncapi', defaultLocale)),
} satisfies Record<ContractId, () => Promise<unknown>>;

/** Loads a part of the contract as one file. */
export async function loadContractFile(id: ContractId, format: keyof typeof formats): Promise<string> {
  return formats[format](await published[id]());
}
