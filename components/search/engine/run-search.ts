import {
  defaultHitsPerPage,
  hierarchyLevels,
  type Marked,
  maxQueryLength,
  type SearchHit,
  type SearchRecord,
  type SearchRequest,
  type SearchResult,
  toShownHit,
} from '../protocol';
import { highlight } from './highlight';
import type { Term } from './query';
import type { SearchIndex } from './search-index';

type Highlighted = ReturnType<typeof highlight>;

/** Answers one query in Algolia's form. */
export function runSearch(index: SearchIndex, request: SearchRequest): SearchResult {
  const { page = 0, hitsPerPage = defaultHitsPerPage, facetFilters = [] } = request;
  const query = request.query.slice(0, maxQueryLength);
  const isWanted = facetFilters.length > 0 ? (record: SearchRecord) => passesFilters(record, facetFilters) : undefined;
  const { terms, records } = index.find(query, isWanted);
  const onPage = records.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
  return {
    hits: onPage.map((record) => toHit(record, terms, index.toStem, request)),
    nbHits: records.length,
    query,
    exhaustiveNbHits: index.isComplete(),
  };
}

/** Returns whether a record passes all filters, such as `sidebar:api`; of an inner list, one is enough. */
function passesFilters(record: SearchRecord, filters: NonNullable<SearchRequest['facetFilters']>): boolean {
  const passes = (filter: string) => {
    const [attribute, value] = filter.split(/:(.*)/s);
    const own = record[attribute as keyof SearchRecord];
    return [own].flat().includes(value as never);
  };
  return filters.every((filter) => (typeof filter === 'string' ? passes(filter) : filter.some(passes)));
}

function toHit(
  record: SearchRecord,
  terms: readonly Term[],
  toStem: SearchIndex['toStem'],
  request: SearchRequest,
): SearchHit {
  const { highlightPreTag = '<mark>', highlightPostTag = '</mark>', snippetEllipsisText = '…' } = request;
  const marks = { open: highlightPreTag, close: highlightPostTag, ellipsis: snippetEllipsisText };
  const wordCounts = readWordCounts(request.attributesToSnippet);
  const mark = (text: string, attribute: string) =>
    highlight(text, terms, {
      toStem,
      wordCount: wordCounts.get(attribute) ?? Number.POSITIVE_INFINITY,
      marks,
    });
  const levels = hierarchyLevels.slice(1).flatMap((level) => {
    const text = record.hierarchy[level];
    return text === null ? [] : [[level, mark(text, `hierarchy.${level}`)] as const];
  });
  const content = record.content === null ? undefined : mark(record.content, 'content');
  const collect = <Kind extends keyof Highlighted>(kind: Kind): Marked<Highlighted[Kind]> => ({
    hierarchy: Object.fromEntries(levels.map(([level, marked]) => [level, marked[kind]])),
    ...(content && { content: content[kind] }),
  });
  return toShownHit({ ...record, _highlightResult: collect('highlighted'), _snippetResult: collect('shortened') });
}

/** `content:10` → `content`, 10 words; 10 is also Algolia's own default. */
function readWordCounts(attributes: readonly string[] = []): Map<string, number> {
  return new Map(
    attributes.map((attribute) => {
      const [name = '', count = '10'] = attribute.split(':');
      return [name, Number(count)];
    }),
  );
}
