import { searchSynonyms } from '../../../content/data/search-synonyms';
import { locales } from '../../i18n/locales';
import { toShortHash } from '../../text/short-hash.server';
import { loadRecords } from '../records/load-records.server';
import { packRecords } from './pack-records';
import type { Manifest } from './record-files';

/** The record files of every language by name, each with its manifest, such as `en.json`. */
export async function buildRecordFiles(): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const locale of locales) {
    const records = await loadRecords(locale);
    const { titles, texts } = packRecords(records, locale.code, searchSynonyms[locale.code]);
    const add = (kind: keyof Manifest, content: object): string => {
      const text = JSON.stringify(content);
      // Named after what it holds, so that browsers can keep it for ever.
      const name = `${locale.code}.${kind}.${toShortHash(text)}.json`;
      files.set(name, text);
      return name;
    };
    const manifest: Manifest = { titles: add('titles', titles), texts: add('texts', texts) };
    files.set(`${locale.code}.json`, JSON.stringify(manifest));
  }
  return files;
}
