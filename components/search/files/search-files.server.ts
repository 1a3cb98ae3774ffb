import { searchSynonyms } from '@/content/data/search-synonyms';
import { createBuildCache, getOrCompute } from '@/lib/cache/build-cache.server';
import { bundleScript } from '@/lib/cache/bundle-script.server';
import { toShortHash } from '@/lib/cache/short-hash.server';
import { getLocalized, locales } from '@/lib/i18n/locales';
import { readFiles } from '@/lib/pages/read-pages.server';
import { loadSearchPages } from '../records/load-search-pages.server';
import { type Manifest, packPages } from './record-files';

const cache = createBuildCache('search');

/** Hosts get one rule for everything in it, however many languages there are. */
const hashedFolder = 'hashed';

/** The files of the embedded search by name. Cached, as a build asks for the names in one process and for the files in others. */
export async function loadSearchFiles(): Promise<Map<string, string>> {
  const input = JSON.stringify(readFiles('content', ['**/*.{mdx,json}']));
  const files = await getOrCompute(cache, input, async () => JSON.stringify([...(await buildSearchFiles())]));
  return new Map(JSON.parse(files));
}

/** Files of the embedded search by name: a manifest for each language, such as `en.json`, and the files named there. */
export async function buildSearchFiles(): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  /** Puts a content hash into the name and the file into a folder that browsers may cache for ever. */
  const add = (name: string, text: string, extension: string): string => {
    const fullName = `${hashedFolder}/${name}.${toShortHash(text)}.${extension}`;
    files.set(fullName, text);
    return fullName;
  };
  const engine = add('engine', await buildEngine(), 'js');
  for (const locale of locales) {
    const pages = await loadSearchPages(locale);
    const { titles, texts } = packPages(pages, locale.code, getLocalized(searchSynonyms, locale));
    const manifest: Manifest = {
      engine,
      titles: add(`${locale.code}.titles`, JSON.stringify(titles), 'json'),
      texts: add(`${locale.code}.texts`, JSON.stringify(texts), 'json'),
    };
    files.set(`${locale.code}.json`, JSON.stringify(manifest));
  }
  return files;
}

/**
 * The code of the search worker as one script. Next's bundler splits a worker into parts that are loaded one after the
 * other, and a phone would wait for each.
 * @throws Error when it does not compile
 */
function buildEngine(): Promise<string> {
  return bundleScript('components/search/orama/search.worker.ts');
}
