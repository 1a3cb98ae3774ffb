import type { ReactNode } from 'react';
import { Notice } from '@/components/ui/notice';
import type { Locale } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';

interface LocalizedArticleProps {
  /** The language of the page. */
  locale: Locale;
  /** The language that its text is in; another one where a translation is missing. */
  textLocale: Locale;
  children: ReactNode;
}

/** The text of a page in the language that it is in, with a word to the reader where that is not the page's. */
export function LocalizedArticle({ locale, textLocale, children }: LocalizedArticleProps) {
  const { title, text } = getMessages(locale).untranslated;
  if (textLocale === locale) return <article>{children}</article>;
  return (
    <>
      <Notice title={title}>{text}</Notice>
      <article lang={textLocale.htmlLang}>{children}</article>
    </>
  );
}
