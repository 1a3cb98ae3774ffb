import { getMessages } from '@/lib/i18n/messages';
import { TocList } from './toc-list.client';
import type { TocProps } from './toc-panel';

/** The table of contents beside the page, on wide screens. It ends above the chat button. */
export function TocRail({ toc, locale, textLocale }: TocProps) {
  const label = getMessages(locale).docs.onThisPage;
  if (toc.length === 0) return <div />;
  return (
    <nav
      aria-label={label}
      className="sticky top-(--header-height) hidden max-h-[calc(100dvh-var(--header-height)-5rem)] max-w-60 overflow-y-auto pt-9 pe-6 xl:block"
    >
      <p className="mb-3 text-sm font-semibold">{label}</p>
      {/* The payload names every property of a client component, also an undefined one. */}
      <TocList toc={toc} {...(textLocale !== locale && { lang: textLocale.htmlLang })} />
    </nav>
  );
}
