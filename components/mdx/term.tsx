import { type ReactNode, useId } from 'react';
import { SiteLink } from '@/components/ui/site-link';
import { type GlossaryEntry, glossary, type TermId } from '@/content/data/glossary';
import { format } from '@/lib/i18n/format';
import { getLocalized, type Locale } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';
import { localizePath } from '@/lib/i18n/paths';

interface TermProps {
  locale: Locale;
  /** The language of the sentence that it is in. */
  textLocale: Locale;
  /** Path of the page that it is in, without its locale. */
  pagePath: string;
  id: TermId;
  /** The term in the form the sentence needs; by default, as in the glossary. */
  children?: ReactNode;
}

/** A term whose definition opens in a native popover. */
export function Term({ locale, textLocale, pagePath, id, children }: TermProps) {
  const tip = useId();
  const { term, definition, page }: GlossaryEntry = glossary[id];
  return (
    <>
      <button type="button" popoverTarget={tip} className="term">
        {children ?? term[textLocale.code]}
      </button>
      <span
        id={tip}
        popover="auto"
        role="note"
        className="term-tip not-prose"
        {...(textLocale !== locale && { lang: locale.htmlLang })}
      >
        <strong>{getLocalized(term, locale)}</strong>
        <span>{getLocalized(definition, locale)}</span>
        {page && page !== pagePath && (
          <SiteLink href={localizePath(page, locale)}>
            {format(getMessages(locale).text.readMore, { term: getLocalized(term, locale) })}
          </SiteLink>
        )}
      </span>
    </>
  );
}
