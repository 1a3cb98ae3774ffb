'use client';

import type { DocSearchModalProps } from '@docsearch/react';
import { Children, isValidElement, type PropsWithChildren, type ReactNode, useDeferredValue } from 'react';
import { MethodLabel } from '@/components/ui/method-label';
import { SiteLink } from '@/components/ui/site-link';
import { getLocale } from '@/lib/i18n/locales';
import type { SearchHit } from '@/lib/search/types';
import { announceArrival, getOpeningProps } from './announce-arrival';
import type { DialogHit } from './dialog-hit';
import { FoundHit } from './found-hit.client';

type SearchHitLinkProps = Parameters<NonNullable<DocSearchModalProps['hitComponent']>>[0];

/** Number of hits that are visible without scrolling on a large phone. */
const inViewCount = 13;

/** A hit in the dialog: found by a search, or stored from an earlier one. */
export function SearchHitLink({ hit, children }: SearchHitLinkProps) {
  if (!('_highlightResult' in hit)) return <KeptHit hit={hit}>{children}</KeptHit>;
  const found = hit as unknown as DialogHit;
  return (found.__autocomplete_id ?? 0) < inViewCount ? <FoundHit hit={found} /> : <LaterHit hit={found} />;
}

/** A hit out of view renders after those that the reader is waiting for; until then its row is empty, or as it was. */
function LaterHit({ hit }: { hit: DialogHit }) {
  const drawn = useDeferredValue(hit, null);
  return drawn && <FoundHit hit={drawn} />;
}

/** A recent or favourite search: the link to its hit, with its buttons beside it. */
function KeptHit({ hit, children }: SearchHitLinkProps) {
  const { method, text_language } = hit as Partial<SearchHit>;
  const textLocale = text_language && getLocale(text_language);
  const { parts, action } = splitAction(children);
  return (
    <>
      <SiteLink href={hit.url} {...getOpeningProps((inNewDocument) => announceArrival(hit, inNewDocument))}>
        <div className="DocSearch-Hit-Container" lang={textLocale?.htmlLang}>
          {parts}
          {textLocale && <span className="DocSearch-Hit-language">{textLocale.label}</span>}
          {method && <MethodLabel method={method} />}
        </div>
      </SiteLink>
      <div className="DocSearch-Hit-actions">{action}</div>
    </>
  );
}

/** Separates the buttons, the last child of the element that DocSearch passes on: a link must not contain buttons. */
function splitAction(container: ReactNode): { parts: ReactNode[]; action: ReactNode } {
  const all = isValidElement<PropsWithChildren>(container) ? Children.toArray(container.props.children) : [container];
  return { parts: all.slice(0, -1), action: all.at(-1) };
}
