import type { LocaleCode } from '@/lib/i18n/locales';

/** Returns the path of the file that the dialog of an operation or a channel loads, such as `/try-it/en/createContact.json`. */
export function toTryItPath(id: string, code: LocaleCode): string {
  return `/try-it/${code}/${id}.json`;
}
