'use client';

import { memo, useContext } from 'react';
import { MethodLabel } from '@/components/ui/method-label';
import { SiteLink } from '@/components/ui/site-link';
import { getLocale } from '@/lib/i18n/locales';
import { announceArrival, getOpeningProps } from './announce-arrival';
import { type DialogHit, getHitTexts } from './dialog-hit';
import { SearchModalContext } from './search-modal-context';

/** Outlines of DocSearch's icons. */
const icons = {
  page: 'M17 6v12c0 .52-.2 1-1 1H4c-.7 0-1-.33-1-1V2c0-.55.42-1 1-1h8l5 5zM14 8h-3.13c-.51 0-.87-.34-.87-.87V4',
  heading: 'M13 13h4-4V8H7v5h6v4-4H7V8H3h4V3v5h6V3v5h4-4v5zm-6 0v4-4H3h4z',
  text: 'M17 5H3h14zm0 5H3h14zm0 5H3h14z',
};

/** Lines from the hit of a page to those inside it. */
const branches = { last: 'M8 6v21M20 27H8.3', other: 'M8 6v42M20 27H8.3' };

/** A search hit. It looks as DocSearch would render it, with half the elements: all hits render on every keystroke. */
export const FoundHit = memo(function FoundHit({ hit }: { hit: DialogHit }) {
  const { method, text_language, type, __docsearch_parent: parent } = hit;
  const textLocale = text_language && getLocale(text_language);
  const { titleHtml, pathHtml } = getHitTexts(hit);
  const modal = useContext(SearchModalContext);
  const opening = getOpeningProps((inNewDocument) => {
    const { __autocomplete_id: index = 0, __autocomplete_queryID: queryID } = hit;
    modal?.insights?.own.click(hit, index + 1, queryID);
    announceArrival(hit, inNewDocument);
  });
  return (
    <SiteLink href={hit.url} className="DocSearch-Hit-Container" lang={textLocale?.htmlLang} {...opening}>
      {parent && (
        <svg aria-hidden className="DocSearch-Hit-Tree" viewBox="0 0 24 54">
          <path d={branches[hit.isLastOfPage ? 'last' : 'other']} />
        </svg>
      )}
      <svg aria-hidden className="DocSearch-Hit-icon" viewBox="0 0 20 20">
        <path d={type === 'lvl1' ? icons.page : type === 'content' ? icons.text : icons.heading} />
      </svg>
      <span className="DocSearch-Hit-content-wrapper">
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the adapter escapes everything but its own marks */}
        <span className="DocSearch-Hit-title" dangerouslySetInnerHTML={{ __html: titleHtml }} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: as above */}
        {pathHtml && <span className="DocSearch-Hit-path" dangerouslySetInnerHTML={{ __html: pathHtml }} />}
      </span>
      {textLocale && <span className="DocSearch-Hit-language">{textLocale.label}</span>}
      {method && <MethodLabel method={method} />}
    </SiteLink>
  );
});
