'use client';

import { ScrollProvider, TOCItem } from 'fumadocs-core/toc';
import { useItems, useTOCItems } from 'fumadocs-ui/components/toc';
import { useRef } from 'react';
import { Collapsible } from '@/components/ui/collapsible';
import { ChevronRight } from '@/components/ui/icons';

interface TocProps {
  label: string;
  /** Languages of the label and of the headings, where they are not the same. */
  lang?: string;
  textLang?: string;
}

/** Shows the table of contents beside the page, on wide screens. The headings in view are marked. It ends above the chat button. */
export function Toc({ label, textLang }: TocProps) {
  const toc = useTOCItems();
  const frame = useRef<HTMLElement>(null);
  const current = useItems().find(({ active }) => active);
  if (toc.length === 0) return <div />;
  return (
    <nav
      ref={frame}
      aria-label={label}
      className="sticky top-(--header-height) hidden max-h-[calc(100dvh-var(--header-height)-5rem)] max-w-60 overflow-y-auto pt-9 pe-6 xl:block"
    >
      <p className="mb-3 text-sm font-semibold">{label}</p>
      <ScrollProvider containerRef={frame}>
        <ul lang={textLang} className="border-s text-sm">
          {toc.map(({ title, url, depth }) => (
            <li key={url}>
              <TOCItem
                href={url}
                aria-current={url === current?.original.url ? 'location' : undefined}
                className={depth > 2 ? 'toc-link ps-7' : 'toc-link'}
              >
                {title}
              </TOCItem>
            </li>
          ))}
        </ul>
      </ScrollProvider>
    </nav>
  );
}

/** Shows the table of contents above the text, where there is no room beside it. While open, it covers the chat button. */
export function TocPopover({ label, lang, textLang, className = 'xl:hidden' }: TocProps & { className?: string }) {
  const toc = useTOCItems();
  if (toc.length === 0) return null;
  return (
    <nav aria-label={label} lang={lang} className={`mb-8 rounded-lg border bg-fd-card text-sm ${className}`}>
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
        <ul lang={textLang} className="toc-panel border-t p-2">
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
