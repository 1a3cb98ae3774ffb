import type { ReactNode } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { splitLocale } from '@/lib/i18n/paths';
import { getAnchorRedirects } from '@/lib/pages/redirects';
import { getTranslationStatus } from '@/lib/translations/status.server';
import { AnchorRedirects } from './anchor-redirects.client';
import { TranslationNotice } from './translation-notice';

interface LocalizedArticleProps {
  /** The language of the reader. */
  locale: Locale;
  /** Path of the page's file from the top of the project: `content/docs/intro.id.mdx`. */
  file: string;
  /** Address of the page in the reader's language. */
  url: string;
  children: ReactNode;
}

/** The text of a page, with a notice where it is untranslated or older than the English page. */
export function LocalizedArticle({ locale, file, url, children }: LocalizedArticleProps) {
  const status = getTranslationStatus(file, locale);
  const anchors = getAnchorRedirects(url, locale);
  return (
    <>
      {Object.keys(anchors).length > 0 && <AnchorRedirects anchors={anchors} />}
      <TranslationNotice status={status} locale={locale} sourcePath={splitLocale(url).path} />
      <article lang={status.kind === 'untranslated' ? status.textLocale.htmlLang : undefined}>{children}</article>
    </>
  );
}
