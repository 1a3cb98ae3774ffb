import { maxHits } from '../limits';
import type { IndexedRecord } from './indexed-record';
import { getFieldTexts } from './indexed-record';
import { toWords } from './words';

/**
 * What indexing and searching share. Orama indexes words unstemmed: the vocabulary expands each word of a query to the
 * indexed words that it may stand for, by stem, synonym and typo.
 */
export const indexOptions = {
  database: {
    schema: { name: 'string', codes: 'string', parents: 'string', text: 'string' },
    components: {
      tokenizer: {
        language: 'any',
        normalizationCache: new Map<string, string>(),
        // Queries, which have no field, consist of indexed words: the parts of a compound would find much more than the compound.
        tokenize: (text: string, _language?: string, field?: string) => [
          ...new Set(field === undefined ? text.split(' ') : toWords(text).map(({ form }) => form)),
        ],
      },
    },
  },
  boost: { name: 4, codes: 4, parents: 2, text: 1 },
  /** Maximum number of records that are ranked. */
  candidates: maxHits,
  /** Maximum number of documents that Orama returns: a record can consist of two, one of them far behind the other. */
  hits: 500,
} as const;

/**
 * Converts a record to a document for Orama, with its number as the id. Only pages have `parents`: a heading that holds nothing of
 * a query itself does not answer it. Texts that are added later are documents of their own.
 */
export function toDocument({ record }: IndexedRecord, index: number) {
  const { name, slug, codes, parents, path, group, summary, text } = getFieldTexts(record);
  const isPage = record.type === 'lvl1';
  return {
    id: String(index),
    name: `${name} ${slug}`,
    ...(codes && { codes }),
    ...(isPage && { parents: `${parents} ${path} ${group}` }),
    ...((summary || text) && { text: summary || text }),
  };
}
