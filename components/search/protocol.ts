import type { HttpMethod } from 'openapi-sandbox';
import type { InsightsClient } from 'search-insights';
import type { SidebarId } from '@/lib/config/sidebars';
import { searchErrorName } from '@/lib/formats/doc-search';
import type { LocaleCode } from '@/lib/i18n/locales';

/**
 * The requests and results of search. Shapes and names are Algolia's, as DocSearch sends and reads them; both adapters use
 * them, so that no caller has to know which one answers.
 */

/** The levels of a hierarchy: `lvl0` is the group, `lvl1` the page, the others are headings inside it. */
export const hierarchyLevels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** The attributes that DocSearch requests for each hit. */
export const shownAttributes = [...hierarchyLevels.map((level) => `hierarchy.${level}`), 'content', 'type', 'url'];

export type HierarchyLevel = (typeof hierarchyLevels)[number];

/** A page, a heading, or a piece of text under one. */
export type RecordType = Exclude<HierarchyLevel, 'lvl0'> | 'content';

/** The part of the site that a page belongs to: a sidebar, the blog, or neither. */
export type SearchArea = SidebarId | 'blog' | 'pages';

/** Names from the group down to the heading; `lvl0` is "sidebar label › top category". Plain text, not HTML. */
export type Hierarchy = { lvl0: string; lvl1: string } & {
  [Level in Exclude<HierarchyLevel, 'lvl0' | 'lvl1'>]: string | null;
};

/** A unit that search finds: a page, a heading, or the text under one. */
export interface SearchRecord {
  /** The same in every build as long as page and heading keep their address. */
  objectID: string;
  /** Path with the language's prefix and the anchor, without the base path: `/id/docs/intro#start`. */
  url: string;
  type: RecordType;
  hierarchy: Hierarchy;
  /** Plain text: of a page its description, of a heading the text below it, of type `content` the text before the first heading. */
  content: string | null;
  /** Language of the index that the record is in; DocSearch's name for the facet. */
  language: LocaleCode;
  /** Versions of the documentation that it belongs to, `default` outside of it; DocSearch's name for the facet. */
  version: string[];
  sidebar: SearchArea;
  /** Language of the text, where it is not `language`: the page is not translated yet. */
  text_language?: LocaleCode;
  /** Method of the operation that the page documents. */
  method?: HttpMethod;
  /** Of a page: whether its operation is to be retired. */
  deprecated?: true;
  /** Of a page: the categories between the group and itself. */
  categories?: string[];
  /** Of a page: what it is known by in code, such as `createContact` and `POST /v1/wa/contacts`. */
  codes?: string[];
}

/** A query of a multi-query request, as DocSearch and `/search` send it. */
export interface SearchRequest {
  /** Cut to `maxQueryLength` characters. */
  query: string;
  /** Counted from 0. */
  page?: number;
  hitsPerPage?: number;
  /** Such as `sidebar:api`; an inner list means "or". The adapter itself adds language and version. */
  facetFilters?: readonly (string | readonly string[])[];
  attributesToRetrieve?: readonly string[];
  /** Attribute and number of words, such as `content:10`. */
  attributesToSnippet?: readonly string[];
  snippetEllipsisText?: string;
  highlightPreTag?: string;
  highlightPostTag?: string;
  clickAnalytics?: boolean;
}

/** A text as safe HTML: escaped, with the matches between the request's tags. */
export interface MarkedText {
  value: string;
}

export interface HighlightedText extends MarkedText {
  /** The matching words of the query, as typed. */
  matchedWords: string[];
}

/** The texts of a hit, marked. `lvl0` is missing: DocSearch shows it as text, so it must not be escaped. */
export type Marked<Text> = {
  hierarchy: { [Level in Exclude<HierarchyLevel, 'lvl0'>]?: Text };
  content?: Text;
};

/** A matching record. Only `_snippetResult` and `_highlightResult` are HTML; its other texts are plain. */
export interface SearchHit extends SearchRecord {
  /** The whole text, marked. */
  _highlightResult: Marked<HighlightedText>;
  /** As many words as the request asked for, around the matches. Complete titles where it asked for none. */
  _snippetResult: Marked<MarkedText>;
}

/** The answer to one query, as far as it is read. */
export interface SearchResult {
  hits: SearchHit[];
  /** Number of hits in all. */
  nbHits: number;
  /** The query, cut to its maximum length. */
  query: string;
  /** False while the texts of the pages are still loading: there may be more hits. */
  exhaustiveNbHits: boolean;
  /** For insights; Algolia sets it if the request has `clickAnalytics`. */
  queryID?: string;
}

/** The answers, in the order of the requests. */
export interface SearchResponse {
  results: SearchResult[];
}

/** Answers searches, embedded or hosted. */
export interface SearchAdapter {
  /** @throws SearchError if the index cannot be loaded or reached; the next call tries again */
  search(requests: readonly SearchRequest[]): Promise<SearchResponse>;
  /** Fetches what the first search needs. Call it at the first sign that a reader means to search; it never throws. */
  preload(): void;
  /**
   * Resolves when everything can be found. Until then, answers come from titles and headings alone, with
   * `exhaustiveNbHits: false`; search again afterwards if the count has to be right. A search without any hit waits for it.
   * @throws SearchError if the texts cannot be loaded
   */
  whenComplete(): Promise<void>;
  /**
   * Loads the client by which DocSearch reports to a hosted search what it shows (400 ms after the last change, at most 20 ids in
   * one event) and what is opened there; missing where nothing is reported. `undefined` if it does not load, as with a content blocker.
   */
  loadInsights?(): Promise<InsightsClient | undefined>;
}

/** Options for searching in a language; each provider adds its own. The server makes them and hands them to the browser as they are. */
export interface SearchOptions {
  provider: string;
  language: LocaleCode;
  /** Credentials and name of a hosted index. */
  appId?: string;
  /** Search-only. */
  apiKey?: string;
  indexName?: string;
}

/** Maximum length of a query in characters. Algolia rejects longer queries. */
export const maxQueryLength = 512;

/** Number of records that the engine ranks, and so the most hits that a query can have. */
export const maxHits = 200;

/** Hits in an answer, unless the request says otherwise. */
export const defaultHitsPerPage = 20;

/**
 * A search that cannot be answered: the index is missing, cut short or out of reach.
 * DocSearch shows its error screen for errors of this name.
 */
export class SearchError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = searchErrorName;
  }
}

/**
 * A hit as lists show it: by its heading if that matches, else by the piece of text that does, which tells the reader why it
 * is there.
 */
export function toShownHit(hit: SearchHit): SearchHit {
  const { type, _highlightResult: marked } = hit;
  if (type === 'lvl1' || type === 'content') return hit;
  const isFound = (text: HighlightedText | undefined) => (text?.matchedWords ?? []).length > 0;
  return isFound(marked.hierarchy[type]) || !isFound(marked.content) ? hit : { ...hit, type: 'content' };
}
