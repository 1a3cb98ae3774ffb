import '../lib/build/load-env.server';
import { parseArgs } from 'node:util';
import { searchSynonyms } from '../content/data/search-synonyms';
import { env } from '../lib/config/env';
import { tellSiteError } from '../lib/errors/tell-site-error';
import { locales } from '../lib/i18n/locales';
import { getPushTarget, pushRecords } from '../lib/search/algolia/push-records.server';
import { countByType } from '../lib/search/records/count-by-type';
import { loadRecords } from '../lib/search/records/load-records.server';
import type { SearchRecord } from '../lib/search/types';

const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } });

/** Counts the records of every language, and uploads them unless only the counts were wanted. */
async function pushAll(): Promise<void> {
  const target = values['dry-run'] ? undefined : getPushTarget(env);
  const records: SearchRecord[] = [];
  for (const locale of locales) {
    const ofLocale = await loadRecords(locale);
    console.log(`${locale.label}: ${countByType(ofLocale)}`);
    records.push(...ofLocale);
  }
  if (!target) return;
  await pushRecords(records, Object.values(searchSynonyms), target);
  console.log(`Uploaded to ${target.indexName}.`);
}

try {
  await pushAll();
} catch (error) {
  tellSiteError(error);
}
