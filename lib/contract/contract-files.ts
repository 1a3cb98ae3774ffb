import type { LocaleCode } from '../i18n/locales';

/** The entry files of the two parts of the contract. */
export const contractFiles = {
  openapi: 'content/openapi/openapi.yaml',
  asyncapi: 'content/asyncapi/asyncapi.yaml',
} as const;

export type ContractId = keyof typeof contractFiles;

/** Returns the overlay that translates a part of the contract, by the entry file of the part. */
export function toOverlayFile(file: string, code: LocaleCode): string {
  return file.replace(/[^/]+$/, `overlay.${code}.yaml`);
}
