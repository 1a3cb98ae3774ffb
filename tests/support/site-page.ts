import { getLocale, type LocaleCode } from '@/lib/i18n/locales';
import type { SitePage } from '@/lib/pages/site-page';

/** A documentation page, for tests of code that describes or lists pages. */
export function createSitePage(code: LocaleCode, fields: Partial<SitePage> = {}): SitePage {
  return {
    kind: 'guide',
    locale: getLocale(code),
    path: '/docs/intro',
    title: 'Introduction',
    description: 'Where to begin.',
    trail: [{ label: 'Guides', path: '/docs/get-started/overview' }, { label: 'Start' }],
    isIndexed: true,
    isTranslated: true,
    ...fields,
  };
}
