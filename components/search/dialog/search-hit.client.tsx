'use client';

import type { DocSearchModalProps } from '@docsearch/react';
import { MethodLabel } from '@/components/ui/method-label';
import { isModifiedClick } from '@/lib/browser/page-link';
import { withBasePath } from '@/lib/config/base-path';
import { describeHit } from '@/lib/formats/doc-search-accessibility';
import { getLocale } from '@/lib/i18n/locales';
import { escapeHtml } from '@/lib/text/escape';
import { announceArrival } from '../arrival-highlight.client';
import type { SearchHit as Hit } from '../protocol';

type SearchHitProps = Parameters<NonNullable<DocSearchModalProps['hitComponent']>>[0];
type TransformItems = NonNullable<DocSearchModalProps['transformItems']>;

/** A hit in the dialog, found by a search or stored from an earlier one: DocSearch's content in a link of this site. */
export function SearchHit({ hit, children }: SearchHitProps) {
  const { method, text_language } = hit as Partial<Hit>;
  const textLocale = text_language && getLocale(text_language);
  return (
    <a
      ref={describeHit}
      href={withBasePath(hit.url)}
      lang={textLocale?.htmlLang}
      onClick={(event) => {
        if (!isModifiedClick(event)) announceArrival(hit as Partial<Hit>);
      }}
    >
      {children}
      {textLocale && <span className="search-hit-language">{textLocale.label}</span>}
      {method && <MethodLabel method={method} />}
    </a>
  );
}

/** Escapes the texts of hits: DocSearch renders them as HTML where it has no snippet, such as in recent searches. */
export const escapeHits: TransformItems = (hits) =>
  hits.map((hit) => {
    const { lvl0, ...levels } = hit.hierarchy; // DocSearch renders `lvl0` as text.
    const escaped = Object.entries(levels).map(([level, text]) => [level, text && escapeHtml(text)]);
    return {
      ...hit,
      hierarchy: { lvl0, ...Object.fromEntries(escaped) },
      content: hit.content && escapeHtml(hit.content),
    };
  });
