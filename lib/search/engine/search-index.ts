import { create, insert, insertMultiple, search } from '@orama/orama';
import type { TextsFile, TitlesFile } from '../files/record-files';
import { unpackRecords, unpackTexts } from '../files/unpack-records';
import { indexOptions } from './index-options';
import { getFieldTexts, type IndexedRecord, toIndexedRecord } from './indexed-record';
import { searchLanguages } from './language';
import { parseQuery, type Term } from './query';
import { type RankedRecord, scoreRecord, weights } from './rank';
import { getCodeFit } from './code-match';
import { createVocabulary } from './vocabulary';
import { toWords } from './words';

export interface SearchIndex {
  addTexts(file: TextsFile): Promise<void>;
  isComplete(): boolean;
  find(query: string): { terms: Term[]; found: RankedRecord[] };
}

export function createSearchIndex(titles: TitlesFile): SearchIndex {
  const { stem, stopWords } = searchLanguages[titles.language];
  let complete = false;
  const vocabulary = createVocabulary(stem);
  const db = create({
    schema: indexOptions.schema,
    components: {
      tokenizer: {
        language: 'any',
        normalizationCache: new Map<string, string>(),
        tokenize: (raw: string) => toWords(raw).map(({ form }) => form),
      },
    },
  });
  const records: IndexedRecord[] = unpackRecords(titles).map(toIndexedRecord);
  for (const { forms } of records) vocabulary.add(new Set(Object.values(forms).flatMap((set) => [...set])));
  insertMultiple(
    db,
    records.map(({ record }, index) => {
      const { name, parents, codes, path, summary, text } = getFieldTexts(record);
      return { id: String(index), name, parents, codes: `${codes} ${path}`, text: summary || text };
    }),
  );
  return {
    isComplete: () => complete,
    async addTexts(file) {
      for (const [index, content] of unpackTexts(file).entries()) {
        if (index % 50 === 0) await new Promise((resolve) => setTimeout(resolve));
        const indexed = records[index];
        if (content === null || !indexed) continue;
        records[index] = toIndexedRecord({ ...indexed.record, content });
        vocabulary.add(records[index]!.forms.text);
        insert(db, { id: `${index}+`, text: content });
      }
      complete = true;
    },
    find(query) {
      const terms = parseQuery(query, { vocabulary, stopWords, synonyms: titles.synonyms, size: records.length });
      if (terms.length === 0) return { terms, found: [] };
      const asked = terms.flatMap(({ typed, forms }) => [
        ...([...forms.keys()].some((form) => form.startsWith(typed)) ? [typed] : []),
        ...[...forms.keys()].filter((form) => !form.startsWith(typed)),
      ]);
      const result = search(db, { term: asked.join(' '), boost: indexOptions.boost, limit: 600 }) as {
        hits: { id: string }[];
      };
      const ids = new Set(result.hits.map(({ id }) => Number.parseInt(id, 10)));
      const ranked = [...ids]
        .map((id) => scoreRecord(records[id]!, terms, stopWords))
        .filter(({ coverage }) => coverage > 0);
      ranked.sort((a, b) => b.score - a.score);
      return { terms, found: ranked };
    },
  };
}
