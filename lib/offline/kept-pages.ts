import { findPageFiles, isFile, toPagePath, toPayloadPath } from './page-files';

/** How many pages are kept; the least recently read one is dropped first. */
export const maxKeptPages = 50;

/** A page in the list of cached pages. */
export interface KeptPage {
  path: string;
  /** From its `<title>`, still escaped as HTML. */
  title: string;
  /** Language tag, such as `id-ID`. */
  language: string;
}

/** The cache of the pages that a reader has visited. */
export interface KeptPages {
  /**
   * Keeps a page and what it needs.
   * @param path its address with the site's base path
   * @throws Error if what a click on a link to it needs cannot be fetched; the page is not kept then
   */
  keep: (path: string) => Promise<void>;
  findPage: (path: string) => Promise<Response | undefined>;
  findFile: (path: string) => Promise<Response | undefined>;
  /** Keeps a file with a content hash in its name. */
  keepFile: (path: string, response: Response) => Promise<void>;
  /** @returns the kept pages, most recently read first */
  list: () => Promise<KeptPage[]>;
  /** Deletes the caches of other builds, but not those of other sites on the same host. */
  dropOthers: () => Promise<void>;
}

interface Browser {
  caches: CacheStorage;
  fetch: (path: string) => Promise<Response>;
}

/** Hosts may send a `Vary` header, although no file of a static site varies. */
const anyHeaders = { ignoreVary: true };

/** Captures the title without the site's name. */
const pageTitle = /<title>([^<]*?)(?: \| [^|<]*)?<\/title>/;

/** @param version identifies the build: pages of one are never shown with files of another */
export function createKeptPages(basePath: string, version: string, { caches, fetch }: Browser): KeptPages {
  const siteName = `offline:${basePath}:`;
  const names = { pages: `${siteName}${version}:pages`, files: `${siteName}${version}:files` };
  const open = (kind: keyof typeof names) => caches.open(names[kind]);
  const find = async (kind: keyof typeof names, path: string) => (await open(kind)).match(path, anyHeaders);

  /** @throws Error if the file cannot be fetched or stored */
  async function fetchFile(cache: Cache, path: string): Promise<void> {
    if (await cache.match(path, anyHeaders)) return;
    const response = await fetch(path);
    if (!isFile(response)) throw new Error(path);
    await cache.put(path, response);
  }

  async function fetchPage(path: string): Promise<Response | undefined> {
    const response = await fetch(path);
    // Browsers reject a redirected response to a navigation.
    if (!response.ok || response.redirected) return undefined;
    const files = await open('files');
    // Without it, a click could not open the page. As a stored page is not fetched again, it is stored only with it.
    await fetchFile(files, toPayloadPath(path, basePath));
    const html = await response.clone().text();
    // A missing picture is no reason not to keep the page.
    await Promise.allSettled(findPageFiles(html, basePath).map((file) => fetchFile(files, file)));
    return response;
  }

  /** Drops the pages beyond the maximum, with their payloads. Shared files stay; there are few, and the next build drops them. */
  async function dropOldest(pages: Cache): Promise<void> {
    const [keys, files] = [await pages.keys(), await open('files')];
    for (const key of keys.slice(0, -maxKeptPages)) {
      const { pathname } = new URL(key.url);
      await files.delete(toPayloadPath(pathname, basePath), anyHeaders);
      await pages.delete(key);
    }
  }

  return {
    async keep(address) {
      const path = toPagePath(address);
      const pages = await open('pages');
      const page = (await pages.match(path, anyHeaders)) ?? (await fetchPage(path));
      if (!page) return;
      await pages.delete(path, anyHeaders); // So that it becomes the last, most recent entry.
      await pages.put(path, page);
      await dropOldest(pages);
    },
    findPage: (address) => find('pages', toPagePath(address)),
    findFile: (path) => find('files', path),
    keepFile: async (path, response) => (await open('files')).put(path, response),
    async list() {
      const pages = await open('pages');
      const listed = (await pages.keys()).map(async (request) => {
        const html = (await (await pages.match(request, anyHeaders))?.text()) ?? '';
        const [, title = ''] = html.match(pageTitle) ?? [];
        const [, language = ''] = html.match(/<html lang="([\w-]+)"/) ?? [];
        const { pathname } = new URL(request.url);
        // Without its slash, the home page below a base path is outside of what a service worker answers for.
        return { path: pathname === basePath ? `${basePath}/` : pathname, title, language };
      });
      return (await Promise.all(listed)).reverse();
    },
    async dropOthers() {
      const all = await caches.keys();
      const others = all.filter((name) => name.startsWith(siteName) && !Object.values(names).includes(name));
      await Promise.all(others.map((name) => caches.delete(name)));
    },
  };
}
