import { searchSynonyms } from '../../../content/data/search-synonyms';
import { getLocalized, locales } from '../../i18n/locales';
import { toShortHash } from '../../text/short-hash.server';
import { loadRecords } from '../records/load-records.server';
import { buildEngine } from './build-engine.server';
import { packRecords } from './pack-records';
import type { Manifest } from './record-files';

/** What the embedded search loads, by name: a manifest for each language, such as `en.json`, and the files named there. */
export async function buildSearchFiles(): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  /** Puts a content hash into the name, so that browsers can cache the file for ever. */
  const add = (name: string, text: string, extension: string): string => {
    const fullName = `${name}.${toShortHash(text)}.${extension}`;
    files.set(fullName, text);
    return fullName;
  };
  const engine = add('engine', await buildEngine(), 'js');
  for (const locale of locales) {
    const records = await loadRecords(locale);
    const { titles, texts } = packRecords(records, locale.code, getLocalized(searchSynonyms, locale));
    const manifest: Manifest = {
      engine,
      titles: add(`${locale.code}.titles`, JSON.stringify(titles), 'json'),
      texts: add(`${locale.code}.texts`, JSON.stringify(texts), 'json'),
    };
    files.set(`${locale.code}.json`, JSON.stringify(manifest));
  }
  return files;
}
