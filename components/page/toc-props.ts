import type { TableOfContents } from 'fumadocs-core/toc';
import { site } from '@/lib/config/site';
import type { Locale } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';

/**
 * Returns the props of a page's tables of contents.
 * @param headings all headings of the page
 * @param textLocale the language of the headings, which is not the reader's where a page is untranslated
 */
export function toTocProps(headings: TableOfContents, locale: Locale, textLocale: Locale) {
  const { minHeadingLevel, maxHeadingLevel } = site.tableOfContents;
  return {
    toc: headings.filter(({ depth }) => depth >= minHeadingLevel && depth <= maxHeadingLevel),
    texts: {
      label: getMessages(locale).docs.onThisPage,
      ...(textLocale !== locale && { lang: locale.htmlLang, textLang: textLocale.htmlLang }),
    },
  };
}
