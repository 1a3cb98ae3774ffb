'use client';

import { MethodLabel } from '@/components/ui/method-label';
import { SiteLink } from '@/components/ui/site-link';
import { format } from '@/lib/i18n/format';
import { getLocale, type Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import type { SearchHit } from '@/lib/search/types';
import { announceArrival, getOpeningProps } from './announce-arrival';
import { getHitTrail } from './hit-trail';

interface ResultItemProps {
  hit: SearchHit;
  onOpen: () => void;
  /** The language of the reader; the text that was found may be in another one. */
  locale: Locale;
  texts: Messages['search']['levels'];
}

/** A hit on the search page: where it is, its title, a snippet, and what kind of target it leads to. */
export function ResultItem({ hit, onOpen, locale, texts }: ResultItemProps) {
  const { titleHtml, above, level } = getHitTrail(hit);
  const snippet = hit._snippetResult.content?.value;
  const textLocale = hit.text_language && getLocale(hit.text_language);
  const opening = getOpeningProps((inNewDocument) => {
    onOpen();
    announceArrival(hit, inNewDocument);
  });
  return (
    <li className="search-result" lang={textLocale?.htmlLang}>
      <p className="search-result-trail">
        <span lang={textLocale && locale.htmlLang}>{getKind(level, texts)}</span>
        {textLocale && <span>{textLocale.label}</span>}
        {above.join(' › ')}
      </p>
      <h2>
        <SiteLink href={hit.url} {...opening}>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the adapter escapes everything but its own marks */}
          <span dangerouslySetInnerHTML={{ __html: titleHtml }} />
        </SiteLink>
        {hit.method && <MethodLabel method={hit.method} />}
      </h2>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: as above */}
      {snippet && <p dangerouslySetInnerHTML={{ __html: snippet }} />}
    </li>
  );
}

function getKind(level: number | null, texts: ResultItemProps['texts']): string {
  if (level === null) return texts.text;
  return level === 1 ? texts.page : format(texts.heading, { level });
}
