import { basePath } from '@/lib/config/base-path';
import { isInFolder } from '@/lib/i18n/paths';
import { escapeHtml } from '@/lib/text/escape';
import {
  type HighlightedText,
  type Marked,
  type MarkedText,
  maxQueryLength,
  SearchError,
  type SearchHit,
  type SearchRequest,
  type SearchResult,
  shownAttributes,
  toShownHit,
} from '../protocol';
import type { AlgoliaOptions } from './options';

/** A query as Algolia's multi-query endpoint takes it. */
interface AlgoliaRequest extends Omit<SearchRequest, 'facetFilters' | 'attributesToRetrieve'> {
  indexName: string;
  facetFilters: string[][];
  attributesToRetrieve: string[];
}

/** Attributes that every hit needs in addition to the requested ones. */
const ownAttributes = ['language', 'version', 'sidebar', 'text_language', 'method'];

/** Adds the index to a query, and the filters that keep it to the reader's language and version. */
export function toAlgoliaRequest(
  { query, facetFilters = [], attributesToRetrieve = shownAttributes, ...others }: SearchRequest,
  { indexName, language, versions }: AlgoliaOptions,
): AlgoliaRequest {
  return {
    ...others,
    query: query.slice(0, maxQueryLength),
    indexName,
    attributesToRetrieve: [...new Set([...attributesToRetrieve, ...ownAttributes])],
    facetFilters: [
      [`language:${language}`],
      versions.map((version) => `version:${version}`),
      ...facetFilters.map((filter) => [filter].flat() as string[]),
    ],
  };
}

/** A hit as Algolia sends it: what was asked for, as far as the record has it. */
type AlgoliaHit = Partial<SearchHit> & { objectID: string };

/** An answer of the multi-query endpoint, as far as it is read. */
interface AlgoliaResult extends Partial<Pick<SearchResult, 'nbHits' | 'queryID'>> {
  hits: AlgoliaHit[];
}

/** Returns whether a value is a list of hits. Everything else of a result has a default. */
function isResult(value: unknown): value is AlgoliaResult {
  const { hits } = (value ?? {}) as Partial<Record<string, unknown>>;
  return Array.isArray(hits) && hits.every((hit) => typeof hit?.objectID === 'string');
}

/**
 * The trust boundary: turns Algolia's result into the site's own type, complete and with markup that is safe to render.
 * @throws SearchError where it holds no hits, not even none
 */
export function toSearchResult(result: unknown, request: AlgoliaRequest, options: AlgoliaOptions): SearchResult {
  if (!isResult(result)) throw new SearchError(`Algolia's answer to "${request.query}" has no list of hits.`);
  const { hits, nbHits = hits.length, queryID } = result;
  return {
    query: request.query,
    nbHits,
    ...(queryID && { queryID }),
    exhaustiveNbHits: true,
    hits: hits.filter(hasAddress).map((hit) => toHit(hit, request, options)),
  };
}

/** Returns whether a hit leads to a page. One that does not, as in a foreign index, would be a link to a script or to nowhere. */
function hasAddress({ objectID, url = '' }: AlgoliaHit): boolean {
  const isAddress = /^\/(?!\/)|^https?:\/\/[^/?#]/.test(url);
  if (!isAddress) console.warn(`The search hit "${objectID}" is left out: "${url}" is not the address of a page.`);
  return isAddress;
}

function toHit(hit: AlgoliaHit, request: AlgoliaRequest, { language }: AlgoliaOptions): SearchHit {
  const levels = { lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };
  return toShownHit({
    type: 'lvl1',
    content: null,
    language,
    version: [],
    sidebar: 'pages',
    ...hit,
    url: toSitePath(hit.url ?? ''),
    hierarchy: { lvl0: '', lvl1: '', ...levels, ...hit.hierarchy },
    _highlightResult: toSafe<HighlightedText>(hit._highlightResult, request),
    _snippetResult: toSafe<MarkedText>(hit._snippetResult, request),
  });
}

/** A crawler stores whole addresses, with the site's base path; records have paths without it. */
function toSitePath(url: string): string {
  if (!/^https?:/.test(url)) return url;
  const { pathname, search, hash } = new URL(url);
  const path = isInFolder(pathname, basePath) ? pathname.slice(basePath.length) : pathname;
  return `${path || '/'}${search}${hash}`;
}

/** Algolia sends texts as they were stored: everything but the marks has to be escaped. `lvl0` is left out: it is shown as text. */
function toSafe<Text extends MarkedText>(marked: Marked<Text> | undefined, request: AlgoliaRequest): Marked<Text> {
  const { content, hierarchy = {} } = marked ?? {};
  const { highlightPreTag = '<em>', highlightPostTag = '</em>' } = request;
  const toSafeText = (text: Text): Text => ({
    ...text,
    value: escapeBetween(text.value, highlightPreTag, highlightPostTag),
  });
  const levels = Object.entries(hierarchy).filter(([level, text]) => level !== 'lvl0' && text);
  return {
    hierarchy: Object.fromEntries(levels.map(([level, text]) => [level, toSafeText(text as Text)])),
    ...(content && { content: toSafeText(content) }),
  };
}

function escapeBetween(html: string, open: string, close: string): string {
  return html
    .split(open)
    .map((piece) => piece.split(close).map(escapeHtml).join(close))
    .join(open);
}
