import type { TableOfContents } from 'fumadocs-core/toc';
import { Collapsible } from '@/components/ui/collapsible';
import { ChevronRight } from '@/components/ui/icons';
import type { Locale } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';

interface TocPanelProps {
  toc: TableOfContents;
  /** The language of the label; the headings may be in another one. */
  locale: Locale;
}

/** The table of contents above the text, where there is no room beside it. While open, it is stacked above the chat button. */
export function TocPanel({ toc, locale }: TocPanelProps) {
  const label = getMessages(locale).docs.onThisPage;
  if (toc.length === 0) return null;
  return (
    <nav aria-label={label} className="mb-8 rounded-lg border bg-fd-card text-sm xl:hidden">
      <Collapsible
        className="rounded-lg open:relative open:z-25 open:bg-fd-card"
        summaryClassName="flex min-h-11 items-center gap-2 px-4 font-medium"
        summary={
          <>
            <span lang={locale.htmlLang}>{label}</span>
            <ChevronRight className="details-sign" />
          </>
        }
      >
        <ul className="toc-panel border-t p-2">
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
