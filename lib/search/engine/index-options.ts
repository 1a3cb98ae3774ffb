import type { IndexedRecord } from './indexed-record';
import { getFieldTexts } from './indexed-record';
import { toWords } from './words';

/**
 * What indexes and what queries share. Orama holds words as they are: a query knows from the vocabulary which of them it
 * means, by stems, synonyms and typing errors too.
 */
export const indexOptions = {
  database: {
    schema: { name: 'string', codes: 'string', parents: 'string', text: 'string' },
    components: {
      tokenizer: {
        language: 'any',
        normalizationCache: new Map<string, string>(),
        tokenize: (text: string) => [...new Set(toWords(text).map(({ form }) => form))],
      },
    },
  },
  boost: { name: 4, codes: 4, parents: 2, text: 1 },
  /** Records that are looked at closely. */
  candidates: 200,
  /** Documents that Orama gives for a query: of a record that is two of them, one may come far behind the other. */
  hits: 500,
  /** Below it a word finds nothing by itself. */
  neededWeight: 0.1,
} as const;

/**
 * A record as Orama takes it, by its number. What stands above a heading is left to its page: a heading that holds nothing of
 * a query itself does not answer it. Texts that come later are documents of their own.
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
