'use client';

import { useEffect, useRef } from 'react';
import { MethodLabel } from '@/components/ui/method-label';
import { SiteLink } from '@/components/ui/site-link';
import { isModifiedClick } from '@/lib/browser/page-link';
import { format, formatNumber } from '@/lib/i18n/format';
import { getLocale, type Locale } from '@/lib/i18n/locales';
import { announceArrival } from '../arrival-highlight.client';
import type { SearchMessages } from '../messages';
import { hierarchyLevels, type SearchHit } from '../protocol';
import { SearchProblem, type SearchProblemTexts } from '../search-problem';
import { hitsPerPage, type SearchState } from './use-search.client';

interface ResultListProps extends Pick<SearchState, 'hits' | 'count' | 'isMoreLost'> {
  showMore: () => void;
  locale: Locale;
  texts: SearchMessages;
  problemTexts: SearchProblemTexts;
}

/** The results fetched so far, and a way to fetch more. */
export function ResultList({ hits, count, isMoreLost, showMore, locale, texts, problemTexts }: ResultListProps) {
  const list = useRef<HTMLOListElement>(null);
  const shown = useRef(hits);

  useEffect(() => {
    const before = shown.current;
    shown.current = hits;
    // More of the same list: the focus moves to the first new result, as the button is further down now, or gone.
    if (before[0] === hits[0] && hits.length > before.length)
      list.current?.children[before.length]?.querySelector('a')?.focus();
  }, [hits]);

  return (
    <>
      <ol ref={list} className="search-hits mt-2 divide-y">
        {hits.map((hit) => (
          <Result key={hit.objectID} hit={hit} locale={locale} texts={texts.levels} />
        ))}
      </ol>
      {isMoreLost && <SearchProblem onRetry={showMore} texts={problemTexts} />}
      {count > hitsPerPage && (
        <div className="mt-6 flex flex-wrap items-center gap-4">
          {hits.length < count && !isMoreLost && (
            <button type="button" className="edge-button" onClick={showMore}>
              {texts.more}
            </button>
          )}
          <p className="text-sm text-fd-muted-foreground">
            {format(texts.shown, { shown: formatNumber(hits.length, locale), count: formatNumber(count, locale) })}
          </p>
        </div>
      )}
    </>
  );
}

interface ResultProps {
  hit: SearchHit;
  /** The language of the reader; the text that was found may be in another one. */
  locale: Locale;
  texts: SearchMessages['levels'];
}

/** A hit: what kind of target it leads to, where that is, its title, and a snippet. */
function Result({ hit, locale, texts }: ResultProps) {
  const { hierarchy, type, method, text_language, _highlightResult: marked, _snippetResult: snippets } = hit;
  const textLocale = text_language && getLocale(text_language);
  // A piece of text has the heading above it as its title.
  const depth = hierarchyLevels.findLastIndex((level) => (type === 'content' ? hierarchy[level] : level === type));
  const titleLevel = (hierarchyLevels[depth] ?? 'lvl1') as keyof typeof marked.hierarchy;
  const above = hierarchyLevels.slice(0, depth).flatMap((level) => hierarchy[level] ?? []);
  const snippet = snippets.content?.value;
  return (
    <li className="search-result" lang={textLocale?.htmlLang}>
      <p className="search-result-trail">
        <span lang={textLocale && locale.htmlLang}>{describeKind(type, depth, texts)}</span>
        {textLocale && <span>{textLocale.label}</span>}
        {above.join(' › ')}
      </p>
      <h2>
        <SiteLink href={hit.url} onClick={(event) => !isModifiedClick(event) && announceArrival(hit)}>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the adapter escapes everything but its own marks */}
          <span dangerouslySetInnerHTML={{ __html: marked.hierarchy[titleLevel]?.value ?? '' }} />
        </SiteLink>
        {method && <MethodLabel method={method} />}
      </h2>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: as above */}
      {snippet && <p dangerouslySetInnerHTML={{ __html: snippet }} />}
    </li>
  );
}

function describeKind(type: SearchHit['type'], level: number, texts: ResultProps['texts']): string {
  if (type === 'content') return texts.text;
  return level === 1 ? texts.page : format(texts.heading, { level });
}
