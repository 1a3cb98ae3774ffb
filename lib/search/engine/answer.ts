import { defaultHitsPerPage, maxQueryLength } from '../limits';
import { toShownHit } from '../shown-hit';
import {
  hierarchyLevels,
  type Marked,
  type SearchHit,
  type SearchRecord,
  type SearchRequest,
  type SearchResult,
} from '../types';
import { arrangeRecords } from './arrange';
import { highlight, type Marks, snippet } from './mark';
import type { Term } from './query';
import type { SearchIndex } from './search-index';

/** Answers one query in Algolia's form. */
export function answerRequest(index: SearchIndex, request: SearchRequest): SearchResult {
  const startedAt = performance.now();
  const { page = 0, hitsPerPage = defaultHitsPerPage, facetFilters = [], indexName } = request;
  const query = request.query.slice(0, maxQueryLength);
  const { terms, records } = index.find(query);
  const kept = arrangeRecords(records).filter((record) => isKept(record, facetFilters));
  const onPage = kept.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
  return {
    hits: onPage.map((record) => toHit(record, terms, request)),
    nbHits: kept.length,
    page,
    nbPages: Math.ceil(kept.length / hitsPerPage),
    hitsPerPage,
    query,
    params: '',
    processingTimeMS: Math.round(performance.now() - startedAt),
    exhaustiveNbHits: index.isComplete(),
    ...(indexName && { index: indexName }),
  };
}

/** Whether a record passes the filters that name an attribute of it: all of them, of an inner list any one. */
function isKept(record: SearchRecord, filters: NonNullable<SearchRequest['facetFilters']>): boolean {
  const passes = (filter: string) => {
    const [attribute, value] = filter.split(/:(.*)/s);
    const own = record[attribute as keyof SearchRecord];
    return [own].flat().includes(value as never);
  };
  return filters.every((filter) => (typeof filter === 'string' ? passes(filter) : filter.some(passes)));
}

function toHit(record: SearchRecord, terms: readonly Term[], request: SearchRequest): SearchHit {
  const { highlightPreTag = '<mark>', highlightPostTag = '</mark>', snippetEllipsisText = '…' } = request;
  const marks: Marks = { open: highlightPreTag, close: highlightPostTag, ellipsis: snippetEllipsisText };
  const wordCounts = readWordCounts(request.attributesToSnippet);
  const highlighted = markTexts(record, (text) => highlight(text, terms, marks));
  const shortened = markTexts(record, (text, attribute) =>
    snippet(text, terms, wordCounts.get(attribute) ?? Number.POSITIVE_INFINITY, marks),
  );
  return toShownHit({ ...record, _highlightResult: highlighted, _snippetResult: shortened });
}

/** `content:10` → `content`, 10 words. */
function readWordCounts(attributes: readonly string[] = []): Map<string, number> {
  return new Map(
    attributes.map((attribute) => {
      const [name = '', count] = attribute.split(':');
      return [name, Number(count ?? 10)];
    }),
  );
}

function markTexts<Text>(
  { hierarchy, content }: SearchRecord,
  mark: (text: string, attribute: string) => Text,
): Marked<Text> {
  const levels = hierarchyLevels.slice(1).flatMap((level) => {
    const text = hierarchy[level];
    return text === null ? [] : [[level, mark(text, `hierarchy.${level}`)]];
  });
  return { hierarchy: Object.fromEntries(levels), ...(content !== null && { content: mark(content, 'content') }) };
}
