import { maxHits, type SearchRecord } from '../protocol';
import type { Term } from './query';

/** A term with the records that it matches, by their numbers. */
export interface MatchedTerm extends Term {
  /** How well it matches each record, from 0 to 1. */
  matches: ReadonlyMap<number, number>;
  /** Rare words are more significant. */
  weight: number;
}

/** What makes one record better than another. A record that holds every word best scores 1, plus what follows. */
const weights = {
  /** Factor for a word that only another record of the page holds. */
  elsewhere: 0.7,
  /** For a name that was typed as a whole. */
  wholeName: 0.5,
  /** For words that are adjacent in both the query and the record. */
  together: 0.25,
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

/** A record that matches a query. */
interface Candidate {
  record: SearchRecord;
  /** Its number, by which terms know it. */
  number: number;
  /** How well the query as a whole is one of its addresses, from 0 to 1. */
  address: number;
}

/** A candidate with what its words are worth. */
interface WeighedRecord extends Candidate {
  value: number;
  /** Share of the words that it holds, by their weight; those that only other records of its page hold count for less. */
  coverage: number;
}

/** What the records of a page hold together. */
interface PageWorth {
  /** How well the best of them matches each term. */
  matches: number[];
  /** How many of them match all terms. */
  holders: number;
}

/**
 * Puts records in the order in which they are shown: the best one of each page first, so that readers choose between pages,
 * followed by the others. A record also benefits from what others of its page hold.
 * @param toStems the stems of a text's significant words
 */
export function rankRecords(
  candidates: readonly Candidate[],
  terms: readonly MatchedTerm[],
  toStems: (text: string) => readonly string[],
): SearchRecord[] {
  const pages = new Map<string, PageWorth>();
  for (const { record, number } of candidates) {
    const { matches: best = [], holders = 0 } = pages.get(getPage(record)) ?? {};
    const matches = terms.map((term, index) => Math.max(best[index] ?? 0, term.matches.get(number) ?? 0));
    const isHolder = terms.every((term) => term.matches.has(number));
    pages.set(getPage(record), { matches, holders: holders + (isHolder ? 1 : 0) });
  }
  const shown = candidates
    .map((candidate) => weigh(candidate, terms, pages.get(getPage(candidate.record))))
    .sort((a, b) => b.value - a.value)
    .slice(0, maxHits)
    .map((weighed) => ({ ...weighed, score: weighed.value + getBonus(weighed, terms, toStems) }))
    .sort((a, b) => b.score - a.score);
  const most = Math.max(...shown.map(({ coverage }) => coverage));
  return putPagesFirst(shown.filter(({ coverage }) => coverage >= neededShare * most).map(({ record }) => record));
}

function putPagesFirst(records: readonly SearchRecord[]): SearchRecord[] {
  const firsts = new Map(records.toReversed().map((record) => [getPage(record), record]));
  const isFirst = (record: SearchRecord) => firsts.get(getPage(record)) === record;
  return [...records.filter(isFirst), ...records.filter((record) => !isFirst(record))];
}

function getPage({ url }: SearchRecord): string {
  return url.replace(/#.*/, '');
}

function weigh(candidate: Candidate, terms: readonly MatchedTerm[], page: PageWorth | undefined): WeighedRecord {
  const { record, number, address } = candidate;
  const total = sum(terms, ({ weight }) => weight) || 1;
  const elsewhere = (index: number) => weights.elsewhere * (page?.matches[index] ?? 0);
  const matched = sum(terms, ({ matches, weight }, index) => {
    return weight * Math.max(matches.get(number) ?? 0, elsewhere(index));
  });
  const held = sum(terms, ({ matches, weight }, index) => {
    return matches.has(number) ? weight : elsewhere(index) > 0 ? weight * weights.elsewhere : 0;
  });
  const coverage = address > 0 ? 1 : held / total;
  const value =
    (matched / total) * coverage +
    weights.address * address +
    weights.further * Math.min(3, Math.max(0, (page?.holders ?? 0) - 1)) +
    (record.type === 'lvl1' ? weights.page : 0) -
    (record.deprecated ? weights.deprecated : 0) -
    (record.sidebar === 'blog' ? weights.blog : 0);
  return { ...candidate, coverage, value };
}

/** What the order of words, and a name as a whole, add. */
function getBonus(
  { record, number }: Candidate,
  terms: readonly MatchedTerm[],
  toStems: (text: string) => readonly string[],
): number {
  const names = getNames(record).map(toStems);
  const texts = [...names, toStems(record.content ?? '')];
  const held = terms.map((term) => (term.matches.has(number) ? term : undefined));
  const named = names.map((name) => getNameShare(name, terms) * getNamed(name, terms));
  return weights.wholeName * Math.max(...named) + weights.together * getTogether(texts, held);
}

/** The heading of a record, and of a page also the last segment of its path. */
function getNames({ type, hierarchy, url }: SearchRecord): string[] {
  if (type === 'lvl1') return [hierarchy.lvl1, url.slice(url.lastIndexOf('/') + 1)];
  return [(type === 'content' ? null : hierarchy[type]) ?? ''];
}

/** How much of a name was typed. */
function getNameShare(name: readonly string[], terms: readonly Term[]): number {
  return name.filter((stem) => terms.some(({ stems }) => stems.has(stem))).length / (name.length || 1);
}

/** How much of a query is in a name. */
function getNamed(name: readonly string[], terms: readonly MatchedTerm[]): number {
  const getFit = ({ stems }: Term) => Math.max(0, ...name.map((stem) => stems.get(stem) ?? 0));
  return sum(terms, (term) => term.weight * getFit(term)) / (sum(terms, ({ weight }) => weight) || 1);
}

/** Share of a query's pairs of adjacent words that are adjacent in a text too, as those of `delete contact` are in "Delete a contact". */
function getTogether(texts: readonly (readonly string[])[], terms: readonly (Term | undefined)[]): number {
  const pairs = terms.slice(1).map((second, index) => [terms[index], second] as const);
  const isTogether = (text: readonly string[], first: Term, second: Term) =>
    text.some((stem, index) => index > 0 && second.stems.has(stem) && first.stems.has(text[index - 1] ?? ''));
  const found = pairs.filter(
    ([first, second]) => first && second && texts.some((text) => isTogether(text, first, second)),
  );
  return found.length / (pairs.length || 1);
}

function sum<Item>(items: readonly Item[], getValue: (item: Item, index: number) => number): number {
  return items.reduce((total, item, index) => total + getValue(item, index), 0);
}
