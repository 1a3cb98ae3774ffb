import '../lib/errors/script-setup.server';
import { getByteLength, getPushTarget, pushRecords } from '../components/search/algolia/push-records.server';
import type { SearchRecord } from '../components/search/protocol';
import { buildRecords } from '../components/search/records/build-records';
import { loadSearchPages } from '../components/search/records/load-search-pages.server';
import { searchSynonyms } from '../content/data/search-synonyms';
import { env } from '../lib/config/env';
import { parseArguments } from '../lib/errors/parse-arguments.server';
import { locales } from '../lib/i18n/locales';

const usage = `npm run search:push                  uploads the search records to Algolia
npm run search:push -- --dry-run     only counts them`;

const { values } = parseArguments({ options: { 'dry-run': { type: 'boolean' } } }, usage);

/** Counts the records of every language, and uploads them unless it is a dry run. */
async function pushAll(): Promise<void> {
  const target = values['dry-run'] ? undefined : getPushTarget(env);
  const records: SearchRecord[] = [];
  for (const locale of locales) {
    const ofLocale = buildRecords(await loadSearchPages(locale), locale.code);
    console.log(`${locale.label}: ${ofLocale.length} records`);
    records.push(...ofLocale);
  }
  const [largest = 0] = records.map(getByteLength).sort((a, b) => b - a);
  console.log(`The largest record has ${largest} bytes; some of Algolia's plans accept no more than 10,000.`);
  if (!target) return;
  await pushRecords(records, Object.values(searchSynonyms), target);
  console.log(`Uploaded to ${target.indexName}.`);
}

await pushAll();
