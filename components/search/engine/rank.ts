import { maxHits, type SearchRecord } from '../protocol';
import type { Term } from './query';

/** A term with the records that it matches, by their numbers. */
export interface MatchedTerm extends Term {
  /** Match with each record, from 0 to 1. */
  matches: ReadonlyMap<number, number>;
  /** Rare words are more significant. */
  weight: number;
}

/** A record that matches a query. */
interface Candidate {
  record: SearchRecord;
  /** Its number, by which terms know it. */
  number: number;
  /** Match of the whole query with one of its addresses, from 0 to 1. */
  address: number;
}

/** Weights that make one record better than another. A record that holds every word best scores 1, plus what follows. */
const weights = {
  /** Factor for a word that only another record of the page holds. */
  elsewhere: 0.7,
  /** For a name that was typed as a whole. */
  wholeName: 0.5,
  /** For each further record of its page that holds all words itself, up to three: such a page is about them. */
  further: 0.02,
  /** Readers look for pages. */
  page: 0.2,
  /** Subtracted for an operation that is to be retired: the one that replaces it answers the same queries. */
  deprecated: 0.3,
  /** Subtracted for a post of the blog: it tells what a page of the documentation says in full. */
  blog: 0.1,
  /** For a code that is typed: nothing else can be meant. */
  address: 2,
};

/** The coverage that a record needs to be shown, as a share of the highest coverage. */
const neededShare = 0.25;

/** Matches of all records of a page together. */
interface PageWorth {
  /** Best match of each term. */
  matches: number[];
  /** Number of records that match all terms. */
  holders: number;
}

/**
 * Puts records in the order in which they are shown: the best one of each page first, so that readers choose between pages,
 * followed by the others. A record also benefits from what others of its page hold.
 * @param toStems the stems of a name's significant words
 */
export function rankRecords(
  candidates: readonly Candidate[],
  terms: readonly MatchedTerm[],
  toStems: (text: string) => readonly string[],
): SearchRecord[] {
  const pages = weighPages(candidates, terms);
  const shown = candidates
    .map((candidate) => ({ ...candidate, ...score(candidate, terms, pages.get(getPage(candidate.record)), toStems) }))
    .sort((a, b) => b.value - a.value)
    .slice(0, maxHits);
  const most = Math.max(...shown.map(({ coverage }) => coverage));
  return putPagesFirst(shown.filter(({ coverage }) => coverage >= neededShare * most).map(({ record }) => record));
}

function weighPages(candidates: readonly Candidate[], terms: readonly MatchedTerm[]): Map<string, PageWorth> {
  const pages = new Map<string, PageWorth>();
  for (const { record, number } of candidates) {
    const { matches: best = [], holders = 0 } = pages.get(getPage(record)) ?? {};
    const matches = terms.map((term, index) => Math.max(best[index] ?? 0, term.matches.get(number) ?? 0));
    const isHolder = terms.every((term) => term.matches.has(number));
    pages.set(getPage(record), { matches, holders: holders + (isHolder ? 1 : 0) });
  }
  return pages;
}

function putPagesFirst(records: readonly SearchRecord[]): SearchRecord[] {
  const firsts = new Map(records.toReversed().map((record) => [getPage(record), record]));
  const isFirst = (record: SearchRecord) => firsts.get(getPage(record)) === record;
  return [...records.filter(isFirst), ...records.filter((record) => !isFirst(record))];
}

function getPage({ url }: SearchRecord): string {
  return url.replace(/#.*/, '');
}

/** The value of a record, and its coverage: the share of the words that it holds, less for those that others of its page hold. */
function score(
  { record, number, address }: Candidate,
  terms: readonly MatchedTerm[],
  page: PageWorth = { matches: [], holders: 0 },
  toStems: (text: string) => readonly string[],
): { value: number; coverage: number } {
  const elsewhere = (index: number) => weights.elsewhere * (page.matches[index] ?? 0);
  const matched = average(terms, ({ matches }, index) => Math.max(matches.get(number) ?? 0, elsewhere(index)));
  const held = average(terms, ({ matches }, index) => {
    return matches.has(number) ? 1 : elsewhere(index) > 0 ? weights.elsewhere : 0;
  });
  const coverage = address > 0 ? 1 : held;
  const value =
    matched * coverage +
    weights.address * address +
    weights.wholeName * Math.max(...getNames(record).map((name) => matchName(toStems(name), terms))) +
    weights.further * Math.min(3, Math.max(0, page.holders - 1)) +
    (record.type === 'lvl1' ? weights.page : 0) -
    (record.deprecated ? weights.deprecated : 0) -
    (record.sidebar === 'blog' ? weights.blog : 0);
  return { value, coverage };
}

/** The heading of a record, and of a page also the last segment of its path. */
function getNames({ type, hierarchy, url }: SearchRecord): string[] {
  if (type === 'lvl1') return [hierarchy.lvl1, url.slice(url.lastIndexOf('/') + 1)];
  return [(type === 'content' ? null : hierarchy[type]) ?? ''];
}

/** Returns the typed share of a name times the share of the query that is in the name. */
function matchName(name: readonly string[], terms: readonly MatchedTerm[]): number {
  const typed = name.filter((stem) => terms.some(({ stems }) => stems.has(stem))).length / (name.length || 1);
  return typed && typed * average(terms, ({ stems }) => Math.max(0, ...name.map((stem) => stems.get(stem) ?? 0)));
}

/** The average of what each term has, by the weights of the terms. */
function average(terms: readonly MatchedTerm[], getValue: (term: MatchedTerm, index: number) => number): number {
  const total = terms.reduce((sum, { weight }) => sum + weight, 0);
  return terms.reduce((sum, term, index) => sum + term.weight * getValue(term, index), 0) / (total || 1);
}
