import type { LocaleCode } from '@/lib/i18n/locales';

/** The path of the file with which a reader tries an operation or a channel; `en` → `/try-it/en/createContact.json`. */
export function toTryItPath(id: string, code: LocaleCode): string {
  return `/try-it/${code}/${id}.json`;
}
