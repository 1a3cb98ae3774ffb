import { type ReactNode, useId } from 'react';
import { SiteLink } from '@/components/ui/site-link';
import { type GlossaryEntry, glossary, type TermId, termIds } from '@/content/data/glossary';
import { format } from '@/lib/i18n/format';
import { getLocalized } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';
import { localizePath } from '@/lib/i18n/paths';
import { defineComponent, type PageContext } from '@/lib/markdown/define-component';
import { toText } from '@/lib/markdown/nodes';

interface TermProps {
  id: TermId;
  /** The term in the form the sentence needs; by default, as in the glossary. */
  children?: ReactNode;
}

/** A term whose definition opens in a native popover. */
export const term = defineComponent<TermProps>({
  name: 'Term',
  display: 'inline',
  attributes: { id: { required: true, values: termIds } },
  View: Term,
  toMarkdown: ({ id }, children, locale) =>
    children.length > 0 ? children : [toText(getLocalized(glossary[id].term, locale))],
});

function Term({ id, children, page: { path, locale, textLocale } }: TermProps & { page: PageContext }) {
  const tip = useId();
  const entry: GlossaryEntry = glossary[id];
  const name = getLocalized(entry.term, locale);
  return (
    <>
      <button type="button" popoverTarget={tip} className="term">
        {children ?? getLocalized(entry.term, textLocale)}
      </button>
      <span
        id={tip}
        popover="auto"
        role="note"
        className="term-tip not-prose"
        {...(textLocale !== locale && { lang: locale.htmlLang })}
      >
        <strong>{name}</strong>
        <span>{getLocalized(entry.definition, locale)}</span>
        {entry.page && entry.page !== path && (
          <SiteLink href={localizePath(entry.page, locale)}>
            {format(getMessages(locale).text.readMore, { term: name })}
          </SiteLink>
        )}
      </span>
    </>
  );
}
