'use client';

import { useEffect, useState } from 'react';
import { SiteLink } from '@/components/ui/site-link';
import { format, formatCount } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { getSearchPath } from '@/lib/search/get-search-path';
import type { SearchHit, SearchOptions } from '@/lib/search/types';
import { announceArrival, getOpeningProps } from './announce-arrival';
import { fetchHits } from './fetch-hits';
import { getHitTrail } from './hit-trail';
import { getSearchAdapter } from './search-adapter';

/** A language that can be searched instead. */
export interface OtherLanguage {
  locale: Locale;
  options: SearchOptions;
}

interface OtherLanguageHitsProps extends OtherLanguage {
  query: string;
  /** The language of the texts. */
  reader: Locale;
  texts: Messages['search']['otherLanguage'];
}

/** Milliseconds without a keystroke before another language is searched: half a word seldom finds anything. */
const pause = 500;

/** What a search without hits would find in another language, if anything. */
export function OtherLanguageHits({ locale, options, reader, texts, query }: OtherLanguageHitsProps) {
  const [{ hits, count }, setFound] = useState<{ hits: readonly SearchHit[]; count: number }>({ hits: [], count: 0 });

  useEffect(() => {
    let isCurrent = true;
    const adapter = getSearchAdapter(options);
    async function ask() {
      await adapter.whenComplete();
      const { hits, nbHits } = await fetchHits(adapter, { query, hitsPerPage: 5 });
      if (isCurrent) setFound({ hits, count: nbHits });
    }
    const timer = setTimeout(() => ask().catch(() => {}), pause); // This is only an offer, so a failure is not shown.
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [options, query]);

  const name = (form: string) => format(form, { language: locale.label });
  const title = formatCount({ one: name(texts.one), other: name(texts.other) }, count, reader);
  const hasHits = count > 0;
  return (
    <section className={hasHits ? 'mt-10 rounded-xl border bg-fd-card p-5' : undefined}>
      {/* Present before its text, or some screen readers announce nothing. */}
      <div role="status">
        {hasHits && (
          <h2 className="font-semibold">
            <SiteLink
              href={getSearchPath(query, locale)}
              hrefLang={locale.htmlLang}
              className="text-fd-primary underline underline-offset-4"
            >
              {title}
            </SiteLink>
          </h2>
        )}
      </div>
      {hasHits && (
        <ul lang={locale.htmlLang} className="search-hits mt-3">
          {hits.map((hit) => (
            <OtherLanguageHit key={hit.objectID} hit={hit} />
          ))}
        </ul>
      )}
    </section>
  );
}

function OtherLanguageHit({ hit }: { hit: SearchHit }) {
  const { titleHtml, above } = getHitTrail(hit);
  return (
    <li>
      <SiteLink
        href={hit.url}
        className="block py-1.5 hover:text-fd-primary"
        {...getOpeningProps(() => announceArrival(hit, true))}
      >
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the adapter escapes everything but its own marks */}
        <span dangerouslySetInnerHTML={{ __html: titleHtml }} />
        <span className="ms-2 text-sm text-fd-muted-foreground">{above.join(' › ')}</span>
      </SiteLink>
    </li>
  );
}
