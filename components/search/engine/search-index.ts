import { create, insert, search } from '@orama/orama';
import { getLocale, getLocalized } from '@/lib/i18n/locales';
import type { TextsFile, TitlesFile } from '../files/record-files';
import type { SearchRecord } from '../protocol';
import { buildRecords } from '../records/build-records';
import { type Document, hideIds, schema, separator, toAddress, toDocument } from './document';
import { type SearchLanguage, searchLanguages } from './language';
import { parseQuery, stemSynonyms, type Term } from './query';
import { type MatchedTerm, rankRecords } from './rank';
import { createVocabulary } from './vocabulary';

/** The significant words of a query, and the records that match it, best first. */
interface Found {
  terms: Term[];
  records: SearchRecord[];
}

/** The records of one language, ready to be searched. */
export interface SearchIndex {
  /** @param isWanted filters the records */
  find(query: string, isWanted?: (record: SearchRecord) => boolean): Found;
  toStem(form: string): string;
  /** Adds the texts to the titles, in batches, so that searches are answered in between. */
  addTexts(file: TextsFile): Promise<void>;
  /** Returns whether the texts have been added. */
  isComplete(): boolean;
}

/** Number of texts that are added in one batch: about ten milliseconds of work. */
const batchSize = 40;

/** Weights of a word by field, and parameters of Orama's BM25 for frequency and length. */
const scoring = {
  boost: { name: 4, codes: 3, slug: 2, parents: 2, summary: 3, text: 1.5 },
  relevance: { k: 1.2, b: 0.5, d: 0.9 },
};

/** About what BM25 gives to a word in a short name, without its rarity. */
const bestScore = 5;

/** Synonyms whose fit is this close to the best one determine how rare a word is. */
const nearBest = 0.25;

type Field = keyof Document;

/** The fields that hold words. */
const wordFields = ['name', 'codes', 'slug', 'parents', 'summary', 'text'] as const satisfies Field[];

/** Orama finds whatever begins with a term. Stems end with a blank, so that a whole one is found alone. */
const end = ' ';

/** Creates an index of titles and headings; it can be searched at once. */
export function createSearchIndex(titles: TitlesFile): SearchIndex {
  const language = getLocalized<SearchLanguage>(searchLanguages, getLocale(titles.language));
  const vocabulary = createVocabulary(language);
  const synonyms = stemSynonyms(titles.synonyms, vocabulary);
  const records = buildRecords(titles.pages, titles.language);
  const database = create({
    schema,
    components: {
      tokenizer: { language: 'any', normalizationCache: new Map<string, string>(), tokenize },
    },
  });
  let hasTexts = false;

  const stopStems = new Set([...language.stopWords].map(language.stem));
  /** Texts are the same in most queries. */
  const known = new Map<string, string[]>();

  function toSignificantStems(text: string): string[] {
    const stems = known.get(text) ?? vocabulary.toStems(text).filter((stem) => !stopStems.has(stem));
    known.set(text, stems);
    return stems;
  }

  function tokenize(text: string, _language?: string, field?: string): string[] {
    if (field === undefined) return text.split(separator);
    const tokens = field === 'addresses' ? text.split(separator) : vocabulary.learn(text);
    return [...new Set(tokens)].map((token) => token + end);
  }

  /** Adds a document that belongs to the record of a number; a record can have several. */
  function add(record: number, document: Document): void {
    insert(database, { id: `${record} ${Object.keys(document)}`, ...document });
  }

  /** Orama's score for each record that has a token, by its number. */
  function findScores(tokens: readonly string[], properties: readonly Field[]): Map<number, number> {
    const term = tokens.join(separator);
    const found = search(database, { term, properties: [...properties], limit: 2 * records.length, ...scoring });
    if (found instanceof Promise) throw new Error('Orama searches asynchronously only when it has plugins.');
    const scores = new Map<number, number>();
    for (const { id, score } of found.hits) {
      const number = Number.parseInt(id, 10);
      scores.set(number, (scores.get(number) ?? 0) + score);
    }
    return scores;
  }

  /** The records that a term matches. Nearly every text has a word that begins with a given letter, so letters only match names. */
  function matchTerm(term: Term): MatchedTerm {
    const properties: readonly Field[] = term.typed.length === 1 ? ['name'] : wordFields;
    const best = Math.max(...term.stems.values());
    const matches = new Map<number, number>();
    let count = 1;
    for (const fit of new Set(term.stems.values())) {
      const tokens = [...term.stems].flatMap(([stem, own]) => (own === fit ? [stem + end] : []));
      const scores = findScores(tokens, properties);
      const most = bestScore * getRarity(scores.size);
      if (fit >= best - nearBest) count = Math.max(count, scores.size);
      for (const [number, score] of scores) {
        // The root keeps a text in sight beside a name.
        const value = fit * Math.sqrt(Math.min(1, score / most));
        matches.set(number, Math.max(value, matches.get(number) ?? 0));
      }
    }
    return { ...term, matches, weight: getRarity(count) };
  }

  /** The inverse document frequency: rare words are more significant. */
  function getRarity(count: number): number {
    return Math.log(1 + records.length / count);
  }

  /** Returns for each record how well the whole query is its address: 1 for all of it, 0.5 for its beginning. */
  function matchAddress(query: string): Map<number, number> {
    const address = toAddress(query);
    if (address.length < 3) return new Map();
    const beginning = address.includes('/') ? findScores([address], ['addresses']) : new Map<number, number>();
    const matches = new Map([...beginning].map(([number]) => [number, 0.5]));
    for (const number of findScores([address + end], ['addresses']).keys()) matches.set(number, 1);
    return matches;
  }

  for (const [number, record] of records.entries()) add(number, toDocument(record));

  return {
    find(query, isWanted = () => true) {
      const terms = parseQuery(hideIds(query), { vocabulary, language, synonyms });
      const matched = terms.map(matchTerm);
      const addresses = matchAddress(query);
      const numbers = new Set([...matched.flatMap(({ matches }) => [...matches.keys()]), ...addresses.keys()]);
      const candidates = [...numbers]
        .sort((a, b) => a - b)
        .flatMap((number) => {
          const record = records[number];
          return record && isWanted(record) ? [{ record, number, address: addresses.get(number) ?? 0 }] : [];
        });
      return { terms, records: rankRecords(candidates, matched, toSignificantStems) };
    },
    toStem: vocabulary.toStem,
    async addTexts(file) {
      const texts = [...file.texts.flatMap((ofPage) => ['', ...ofPage]).entries()]; // A page's own record has its text.
      for (let start = 0; start < texts.length; start += batchSize) {
        for (const [number, text] of texts.slice(start, start + batchSize)) {
          const record = records[number];
          if (!record || !text) continue;
          records[number] = { ...record, content: text };
          add(number, { text });
        }
        await new Promise((resolve) => setTimeout(resolve));
      }
      hasTexts = true;
    },
    isComplete: () => hasTexts,
  };
}
