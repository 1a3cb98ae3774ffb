import { createBuildCache, getOrCompute } from '../../build/build-cache.server';
import { readFiles } from '../../content/read-pages.server';
import { buildSearchFiles } from './build-search-files.server';

const cache = createBuildCache('search');

/** The files of the embedded search by name. Cached, as a build asks for the names in one process and for the files in others. */
export async function loadSearchFiles(): Promise<Map<string, string>> {
  const input = JSON.stringify(readFiles('content', ['**/*.{mdx,json}']));
  const files = await getOrCompute(cache, input, async () => JSON.stringify([...(await buildSearchFiles())]));
  return new Map(JSON.parse(files));
}
