import { algoliasearch, type IndexSettings } from 'algoliasearch';
import type { Env } from '@/lib/config/env';
import { SiteError, toErrorMessage } from '@/lib/errors/site-error';
import { locales } from '@/lib/i18n/locales';
import { toList } from '@/lib/text/nearest';
import type { SearchRecord } from '../protocol';
import { toAlgoliaHost } from './hosts';

/** An index and the key that may write to it. */
interface PushTarget {
  appId: string;
  adminKey: string;
  indexName: string;
  hosts: string[] | undefined;
}

/**
 * Reads from the environment where records are uploaded to.
 * @throws SiteError naming every variable that is missing
 */
export function getPushTarget(env: Env): PushTarget {
  const {
    NEXT_PUBLIC_ALGOLIA_APP_ID: appId = '',
    NEXT_PUBLIC_ALGOLIA_INDEX: indexName = '',
    NEXT_PUBLIC_ALGOLIA_HOSTS: hosts,
    ALGOLIA_ADMIN_KEY: adminKey = '',
  } = env;
  const needed = {
    NEXT_PUBLIC_ALGOLIA_APP_ID: appId,
    NEXT_PUBLIC_ALGOLIA_INDEX: indexName,
    ALGOLIA_ADMIN_KEY: adminKey,
  };
  const missing = Object.entries(needed).flatMap(([name, value]) => (value ? [] : [name]));
  if (missing.length === 0) return { appId, adminKey, indexName, hosts };
  throw new SiteError(
    `Records cannot be uploaded to Algolia without ${toList(missing)}.`,
    'Set it in the environment or in .env; .env.example shows each one. `-- --dry-run` counts the records without it.',
  );
}

/**
 * Replaces everything in an index: settings, synonyms, and atomically the records, so that searches never see a mix.
 * @throws SiteError with Algolia's reason for refusing them as its cause
 */
export async function pushRecords(
  records: readonly SearchRecord[],
  synonyms: Record<string, string[]>[],
  { appId, adminKey, indexName, hosts }: PushTarget,
): Promise<void> {
  const client = algoliasearch(appId, adminKey, hosts && { hosts: hosts.map(toAlgoliaHost) });
  try {
    await client.setSettings({ indexName, indexSettings });
    await client.saveSynonyms({ indexName, synonymHit: toSynonymHits(synonyms), replaceExistingSynonyms: true });
    await client.replaceAllObjects({ indexName, objects: records.map(toAlgoliaRecord) });
  } catch (error) {
    throw new SiteError(
      `The records cannot be uploaded to the index "${indexName}" of ${appId}: ${toErrorMessage(error)}.`,
      'Check ALGOLIA_ADMIN_KEY, which has to be a key that may write, and NEXT_PUBLIC_ALGOLIA_APP_ID; then try again.',
      { cause: error },
    );
  }
}

/** Adds the tie-breakers that `customRanking` reads, in the form of DocSearch's crawler. */
function toAlgoliaRecord(record: SearchRecord, position: number) {
  const level = record.type === 'content' ? 0 : 100 - 10 * Number(record.type.slice('lvl'.length));
  return { ...record, weight: { level, position } };
}

/** The size of a record as Algolia counts it, in bytes of JSON. */
export function getByteLength(record: SearchRecord): number {
  return Buffer.byteLength(JSON.stringify(toAlgoliaRecord(record, 0)));
}

/** Merges the lists of all languages, as Algolia stores synonyms per index. */
function toSynonymHits(lists: Record<string, string[]>[]) {
  const all = new Map<string, string[]>();
  for (const [input, words] of lists.flatMap((list) => Object.entries(list))) {
    all.set(input, [...(all.get(input) ?? []), ...words]);
  }
  return [...all].map(([input, words]) => ({
    objectID: input, // Not simplified: `c#` and `c++` would become the same.
    type: 'oneWaySynonym' as const,
    input,
    synonyms: [...new Set(words)],
  }));
}

/** Settings of Algolia's index, as close to the embedded search as they allow. */
const indexSettings = {
  searchableAttributes: [
    'unordered(hierarchy.lvl1)',
    'unordered(codes)',
    ...['lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'].map((level) => `unordered(hierarchy.${level})`),
    'unordered(categories)',
    'unordered(hierarchy.lvl0)',
    'content',
  ],
  attributesForFaceting: ['language', 'version', 'sidebar', 'type'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:10'],
  // Titles before headings before texts, where all else is equal.
  customRanking: ['desc(weight.level)', 'asc(weight.position)'],
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  indexLanguages: locales.map(({ code }) => code),
  queryLanguages: locales.map(({ code }) => code),
  ignorePlurals: true,
  removeStopWords: true,
  removeWordsIfNoResults: 'allOptional',
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 7,
} satisfies IndexSettings;
