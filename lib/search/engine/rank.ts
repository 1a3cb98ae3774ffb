import { getCodeFit } from './code-match';
import type { FieldName, IndexedRecord } from './indexed-record';
import type { SearchLanguage } from './language';
import { getSearchedTerms, type Term } from './query';

/** A record that was found. */
export interface RankedRecord {
  indexed: IndexedRecord;
  score: number;
  /**
   * Share of the words searched for that it holds, by their weight; words that only other records of its page hold count for less.
   */
  coverage: number;
}

/** What the records of a page hold together. */
interface PageWorth {
  /** What each word of the query is worth on the whole page. */
  words: readonly number[];
  /** How many of its records hold every word searched for. */
  holders: number;
}

const noWorth: PageWorth = { words: [], holders: 0 };

/** How much a word of a query is worth in a record: in its best field, and how well it fits the name. */
interface Worth {
  best: number;
  inName: number;
}

/** A record that may answer. */
interface Candidate {
  indexed: IndexedRecord;
  /** The index's own score, from 0 to 1. */
  indexScore: number;
}

/** What makes one record better than another. A query whose exact words are all in the name scores 1, plus the bonuses, minus the depth. */
const rankWeights = {
  /** What a word is worth in each field. */
  fields: {
    name: 1,
    codes: 0.9,
    slug: 0.85,
    parents: 0.7,
    path: 0.55,
    summary: 0.5,
    text: 0.4,
    group: 0.3,
  } satisfies Record<FieldName, number>,
  /** Factor for a word that only another record of the page holds. */
  elsewhere: 0.7,
  /** For a name that says what was typed, and nothing else. */
  wholeName: 0.35,
  /** For words that are adjacent in both the query and the record. */
  together: 0.25,
  /** For the index's own score. */
  index: 0.1,
  /** For each further record of its page that holds all words itself, up to three: such a page is about them. */
  further: 0.02,
  page: 0.25,
  section: 0.05,
  /** Subtracted for each segment of the path: pages higher up are more general. */
  depth: 0.02,
  /** Subtracted for an operation that is to be retired: the one that replaces it answers the same queries. */
  deprecated: 0.3,
  /** Subtracted for a post of the blog: it tells what a page of the documentation says in full. */
  blog: 0.1,
  /** For a code that is typed as a whole: nothing else can be meant. */
  code: 2,
};

/** A query for ranking: its terms, and as `code` the whole of it, normalised by `toComparedCode`. */
interface AskedQuery {
  code: string;
  terms: readonly Term[];
  language: SearchLanguage;
}

/**
 * Scores how well records answer a query. Readers look for pages, so a record also benefits from what others of its page hold.
 * @returns the records in the order in which they were given
 */
export function rankRecords(candidates: readonly Candidate[], query: AskedQuery): RankedRecord[] {
  const searched = new Set(getSearchedTerms(query.terms));
  const weighed = candidates.map((candidate) => ({
    ...candidate,
    worths: query.terms.map((term) => getWorth(candidate.indexed, term)),
  }));
  const onPages = new Map<string, PageWorth>();
  for (const { indexed, worths } of weighed) {
    const { words, holders } = onPages.get(indexed.page) ?? noWorth;
    const lacksOne = query.terms.some((term, place) => searched.has(term) && !worths[place]?.best);
    onPages.set(indexed.page, {
      words: worths.map(({ best }, place) => Math.max(best, words[place] ?? 0)),
      holders: holders + (lacksOne ? 0 : 1),
    });
  }
  return weighed.map((candidate) =>
    rankRecord(candidate, onPages.get(candidate.indexed.page) ?? noWorth, { ...query, searched }),
  );
}

function rankRecord(
  { indexed, indexScore, worths }: Candidate & { worths: readonly Worth[] },
  onPage: PageWorth,
  { code, terms, searched, language }: AskedQuery & { searched: ReadonlySet<Term> },
): RankedRecord {
  const { type, deprecated, sidebar } = indexed.record;
  const isPage = type === 'lvl1';
  let total = 0;
  let needed = 0;
  let held = 0;
  let value = 0;
  let named = 0;
  const heldTerms = new Set<Term>();
  terms.forEach((term, place) => {
    const { best = 0, inName = 0 } = worths[place] ?? {};
    const elsewhere = onPage.words[place] ?? 0;
    total += term.weight;
    value += Math.max(best, rankWeights.elsewhere * elsewhere) * term.weight;
    named += inName * term.weight;
    if (best > 0) heldTerms.add(term);
    if (!searched.has(term)) return;
    needed += term.weight;
    if (best > 0) held += term.weight;
    else if (elsewhere > 0) held += term.weight * rankWeights.elsewhere;
  });
  // A record that holds nothing of a query itself does not answer it, whatever its page holds.
  const coverage = heldTerms.size === 0 ? 0 : held / needed;
  const steps = indexed.page.split('/').length;
  return {
    indexed,
    coverage,
    score:
      (value / total) * coverage +
      (named / total) * rankWeights.wholeName * getNameShare(indexed, terms, language) +
      rankWeights.together * getTogether(indexed, terms, heldTerms, language) +
      rankWeights.index * indexScore +
      rankWeights.further * Math.min(Math.max(onPage.holders - 1, 0), 3) +
      (isPage ? rankWeights.page : type === 'lvl2' ? rankWeights.section : 0) -
      rankWeights.depth * steps -
      (deprecated ? rankWeights.deprecated : 0) -
      (sidebar === 'blog' ? rankWeights.blog : 0) +
      rankWeights.code * getCodeFit(code, indexed.codes),
  };
}

/** How much of a name, or of the last path segment, was typed; stop words and kinds of page only count if they were. */
function getNameShare(
  { words }: IndexedRecord,
  terms: readonly Term[],
  { stopWords, kindWords }: SearchLanguage,
): number {
  const isAsked = (form: string) => terms.some(({ forms }) => forms.has(form));
  const shares = [words.name, words.slug].map((name) => {
    const telling = name.filter((form) => isAsked(form) || !(stopWords.has(form) || kindWords.has(form)));
    return telling.length === 0 ? 0 : telling.filter(isAsked).length / telling.length;
  });
  return Math.max(...shares);
}

/**
 * Share of a query's pairs of adjacent words that are adjacent in the record too, as those of `delete contact` are in "Delete a
 * contact"; only words that it holds can be.
 */
function getTogether(
  { words }: IndexedRecord,
  terms: readonly Term[],
  held: ReadonlySet<Term>,
  { stopWords }: SearchLanguage,
): number {
  if (terms.length < 2) return 0;
  const places = [words.name, words.summary, words.text];
  const isBefore = (first: Term, list: readonly string[], index: number) => {
    const before = list[index - 1] ?? '';
    return first.forms.has(before) || (stopWords.has(before) && first.forms.has(list[index - 2] ?? ''));
  };
  const found = terms.filter((second, place) => {
    const first = terms[place - 1];
    if (!first || !held.has(first) || !held.has(second)) return false;
    return places.some((list) => list.some((form, index) => second.forms.has(form) && isBefore(first, list, index)));
  });
  return found.length / (terms.length - 1);
}

/** How much a word of a query is worth in a record. */
function getWorth({ places, named }: IndexedRecord, { forms }: Term): Worth {
  let best = 0;
  let inName = 0;
  const weigh = (form: string, fit: number, place: FieldName) => {
    best = Math.max(best, fit * rankWeights.fields[place]);
    if (fit > inName && named.has(form)) inName = fit;
  };
  // Looks up each word of the shorter list in the longer one.
  if (places.size < forms.size) {
    for (const [form, place] of places) weigh(form, forms.get(form) ?? 0, place);
  } else {
    for (const [form, fit] of forms) {
      const place = places.get(form);
      if (place) weigh(form, fit, place);
    }
  }
  return { best, inName };
}
