'use client';

import type { DocSearchModalProps } from '@docsearch/react';
import { Children, isValidElement, type PropsWithChildren, type ReactNode, useContext } from 'react';
import { MethodLabel } from '@/components/ui/method-label';
import { SiteLink } from '@/components/ui/site-link.client';
import { getLocale } from '@/lib/i18n/locales';
import type { SearchHit } from '@/lib/search/types';
import { announceArrival, getOpeningProps, type OpenedHit } from './announce-arrival';
import { SearchModalContext } from './search-modal-context';

type SearchHitLinkProps = Parameters<NonNullable<DocSearchModalProps['hitComponent']>>[0];

/** A hit in the dialog: its link, and beside it the buttons of a recent or favourite search. */
export function SearchHitLink({ hit, children }: SearchHitLinkProps) {
  const { method, text_language } = hit as Partial<SearchHit>;
  const textLocale = text_language && getLocale(text_language);
  const { parts, action } = splitAction(children);
  const isKept = !('_highlightResult' in hit);
  const modal = useContext(SearchModalContext);
  const opening = getOpeningProps((inNewDocument) => {
    const { __autocomplete_id: index = 0, __autocomplete_queryID: queryID } = hit;
    if (!isKept) modal?.insights?.own.click(hit, index + 1, queryID);
    announceArrival(hit as unknown as OpenedHit, inNewDocument);
  });
  return (
    <>
      <SiteLink href={hit.url} {...opening}>
        <div className="DocSearch-Hit-Container" lang={textLocale?.htmlLang}>
          {parts}
          {textLocale && <span className="DocSearch-Hit-language">{textLocale.label}</span>}
          {method && <MethodLabel method={method} />}
          {!isKept && action}
        </div>
      </SiteLink>
      {isKept && <div className="DocSearch-Hit-actions">{action}</div>}
    </>
  );
}

/** DocSearch hands over one element whose last part is what can be done with the hit: buttons must not be in a link. */
function splitAction(container: ReactNode): { parts: ReactNode[]; action: ReactNode } {
  const all = isValidElement<PropsWithChildren>(container) ? Children.toArray(container.props.children) : [container];
  return { parts: all.slice(0, -1), action: all.at(-1) };
}
