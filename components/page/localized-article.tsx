import type { ReactNode } from 'react';
import { getAnchorRedirects } from '@/lib/pages/redirects';
import { getPagePath, type WrittenPage } from '@/lib/pages/site-page';
import { getTranslationStatus } from '@/lib/translations/status.server';
import { AnchorRedirects } from './anchor-redirects.client';
import { TranslationNotice } from './translation-notice';

interface LocalizedArticleProps {
  page: Pick<WrittenPage, 'locale' | 'path' | 'file'>;
  children: ReactNode;
}

/** Wraps the text of a page, with a notice where it is untranslated or older than the English page. */
export function LocalizedArticle({ page, children }: LocalizedArticleProps) {
  const { locale, path, file } = page;
  const status = getTranslationStatus(file, locale);
  const anchors = getAnchorRedirects(getPagePath(page), locale);
  return (
    <>
      {Object.keys(anchors).length > 0 && <AnchorRedirects anchors={anchors} />}
      <TranslationNotice status={status} locale={locale} sourcePath={path} />
      <article lang={status.kind === 'untranslated' ? status.textLocale.htmlLang : undefined}>{children}</article>
    </>
  );
}
