import type { TableOfContents } from 'fumadocs-core/toc';
import { Collapsible } from '@/components/ui/collapsible';
import { ChevronRight } from '@/components/ui/icons';
import type { Locale } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';

export interface TocProps {
  toc: TableOfContents;
  /** The language of the reader, in which the label is. */
  locale: Locale;
  /** The language of the page's text, in which the headings are. */
  textLocale: Locale;
}

/** The table of contents above the text, where there is no room beside it. While open, it is stacked above the chat button. */
export function TocPanel({ toc, locale, textLocale }: TocProps) {
  const label = getMessages(locale).docs.onThisPage;
  const isUntranslated = textLocale !== locale;
  if (toc.length === 0) return null;
  return (
    <nav
      aria-label={label}
      {...(isUntranslated && { lang: locale.htmlLang })}
      className="mb-8 rounded-lg border bg-fd-card text-sm xl:hidden"
    >
      <Collapsible
        className="rounded-lg open:relative open:z-25 open:bg-fd-card"
        summaryClassName="flex min-h-11 items-center gap-2 px-4 font-medium"
        summary={
          <>
            <span>{label}</span>
            <ChevronRight className="details-sign" />
          </>
        }
      >
        <ul lang={isUntranslated ? textLocale.htmlLang : undefined} className="toc-panel border-t p-2">
          {toc.map(({ title, url, depth }) => (
            <li key={url} className={depth > 2 ? 'ps-4' : undefined}>
              <a href={url}>{title}</a>
            </li>
          ))}
        </ul>
      </Collapsible>
    </nav>
  );
}
