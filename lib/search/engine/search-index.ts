import { type AnyOrama, count, create, insert, insertMultiple, search } from '@orama/orama';
import type { TextsFile, TitlesFile } from '../files/record-files';
import { unpackRecords, unpackTexts } from '../files/unpack-records';
import type { SearchRecord } from '../types';
import { hideIds, toComparedCode } from './code-match';
import { indexOptions, toDocument } from './index-options';
import { toIndexedRecord } from './indexed-record';
import { type SearchLanguage, searchLanguages } from './language';
import { getSearchedTerms, isTelling, parseQuery, stemSynonyms, type Term } from './query';
import { type RankedRecord, rankRecords } from './rank';
import { createVocabulary } from './vocabulary';

/** The significant words of a query, and the records that match it, best first. */
interface Found {
  terms: Term[];
  records: RankedRecord[];
}

/** The records of one language, ready to be searched. */
export interface SearchIndex {
  /**
   * @param isWanted filters the records
   */
  find(query: string, isWanted?: (record: SearchRecord) => boolean): Found;
  /** Adds the texts to the titles, in batches, so that searches are answered in between. */
  addTexts(file: TextsFile): Promise<void>;
  /** Whether the texts have been added. */
  isComplete(): boolean;
}

/** How many texts are added in one batch: about ten milliseconds of work. */
const pieceSize = 40;

/** Makes an index of titles and headings; it can be searched at once. */
export function createSearchIndex(titles: TitlesFile): SearchIndex {
  const language: SearchLanguage = searchLanguages[titles.language];
  const vocabulary = createVocabulary(language.stem);
  const database = create(indexOptions.database);
  const records = unpackRecords(titles).map(toIndexedRecord);
  const synonyms = stemSynonyms(titles.synonyms, language.stem);
  const context = { vocabulary, language, synonyms, size: records.length };
  let hasTexts = false;

  for (const { places } of records) vocabulary.add(places.keys());
  insertMultiple(database, records.map(toDocument));

  function addText(index: number, content: string): void {
    const indexed = records[index];
    if (!indexed) return;
    const withText = toIndexedRecord({ ...indexed.record, content });
    records[index] = withText;
    const others = withText.words.text.filter((form) => !indexed.places.has(form)); // A record counts once per word.
    vocabulary.add(new Set(others));
    insert(database, { id: `${index}+`, text: content });
  }

  return {
    find(query, isWanted) {
      const asked = hideIds(query);
      const terms = parseQuery(asked, context);
      const code = toComparedCode(asked);
      // Those that a filter keeps can be behind any number of others.
      const limit = isWanted ? count(database) : indexOptions.hits;
      const candidates = findCandidates(database, terms, limit)
        .flatMap(([index, indexScore]) => {
          const indexed = records[index];
          return indexed && (isWanted?.(indexed.record) ?? true) ? [{ indexed, indexScore, index }] : [];
        })
        .slice(0, indexOptions.candidates)
        .sort((a, b) => a.index - b.index);
      const ranked = rankRecords(candidates, { code, terms, language })
        .filter(({ coverage }) => coverage > 0)
        .sort((a, b) => b.score - a.score);
      return { terms: terms.filter(isTelling), records: ranked };
    },
    async addTexts(file) {
      const texts = [...unpackTexts(file).entries()].flatMap(([index, text]) =>
        text === null ? [] : [{ index, text }],
      );
      for (let start = 0; start < texts.length; start += pieceSize) {
        for (const { index, text } of texts.slice(start, start + pieceSize)) addText(index, text);
        await new Promise((resolve) => setTimeout(resolve));
      }
      hasTexts = true;
    },
    isComplete: () => hasTexts,
  };
}

/**
 * The candidates by their numbers, best first, with Orama's score scaled to 0–1. Nearly every text has a word that begins with a
 * given letter, so single letters are only searched in names.
 * @param limit maximum number of documents that Orama returns
 */
function findCandidates(database: AnyOrama, terms: readonly Term[], limit: number): [index: number, score: number][] {
  const asked = getSearchedTerms(terms);
  const term = asked.flatMap(getAskedWords).join(' ');
  if (!term) return [];
  const { boost } = indexOptions;
  const inNames = asked.every(({ typed }) => typed.length === 1);
  const found = search(database, { term, boost, limit, ...(inNames && { properties: ['name'] }) });
  if (found instanceof Promise) throw new Error('Orama searches asynchronously only when it has plugins.');
  const scores = new Map<number, number>();
  for (const { id, score } of found.hits) {
    const index = Number.parseInt(id, 10); // `12+` is the text of record 12.
    scores.set(index, (scores.get(index) ?? 0) + score);
  }
  const most = Math.max(...scores.values());
  return [...scores].map(([index, score]): [number, number] => [index, score / most]).sort((a, b) => b[1] - a[1]);
}

/** The words that Orama searches for. The typed word stands for all forms that begin with it, as Orama matches prefixes. */
function getAskedWords({ typed, forms }: Term): string[] {
  const others = [...forms.keys()].filter((form) => !form.startsWith(typed));
  return others.length < forms.size ? [typed, ...others] : others;
}
