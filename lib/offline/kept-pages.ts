import { toPayloadPath } from '../navigation/payloads';
import { findPageFiles, toPagePath } from './page-files';

/** How many pages are kept; the one that was read longest ago goes first. */
export const maxKeptPages = 50;

/** A page as the list of what can be read shows it. */
export interface KeptPage {
  path: string;
  /** From its head, with HTML's escapes. */
  title: string;
  /** Tag of its language, such as `id-ID`. */
  language: string;
}

/** The pages that a reader has visited, as the browser keeps them. */
export interface KeptPages {
  /**
   * Keeps a page and what it needs.
   * @param path its address with the site's base path
   */
  keep: (path: string) => Promise<void>;
  findPage: (path: string) => Promise<Response | undefined>;
  findFile: (path: string) => Promise<Response | undefined>;
  /** Keeps a file whose name changes with what it holds. */
  keepFile: (path: string, response: Response) => Promise<void>;
  /** @returns the page that was read last first */
  list: () => Promise<KeptPage[]>;
  /** Drops what other builds have kept. Other sites of the host are left alone. */
  dropOthers: () => Promise<void>;
}

interface Browser {
  caches: CacheStorage;
  fetch: (path: string) => Promise<Response>;
}

/** Hosts may say that files differ by headers, which no file of a static site does. */
const anyHeaders = { ignoreVary: true };

/** Without the name of the site. */
const pageTitle = /<title>([^<]*?)(?: \| [^|<]*)?<\/title>/;

/** @param version names the build: what one has kept is never shown with files of another */
export function createKeptPages(basePath: string, version: string, { caches, fetch }: Browser): KeptPages {
  const siteName = `offline:${basePath}:`;
  const names = { pages: `${siteName}${version}:pages`, files: `${siteName}${version}:files` };
  const open = (kind: keyof typeof names) => caches.open(names[kind]);
  const find = async (kind: keyof typeof names, path: string) => (await open(kind)).match(path, anyHeaders);

  async function fetchFile(cache: Cache, path: string): Promise<void> {
    if (await cache.match(path, anyHeaders)) return;
    const response = await fetch(path);
    if (response.ok) await cache.put(path, response);
  }

  async function fetchPage(path: string): Promise<Response | undefined> {
    const response = await fetch(path);
    // The browser takes no answer for a page that came from another address.
    if (!response.ok || response.redirected) return undefined;
    const files = await open('files');
    const html = await response.clone().text();
    // A picture that is missing is no reason to keep nothing.
    await Promise.allSettled(findPageFiles(path, html, basePath).map((file) => fetchFile(files, file)));
    return response;
  }

  /** The files that pages share stay; there are few, and the next build drops them. */
  async function dropOldest(pages: Cache): Promise<void> {
    const [keys, files] = [await pages.keys(), await open('files')];
    for (const key of keys.slice(0, -maxKeptPages)) {
      await files.delete(toPayloadPath(new URL(key.url).pathname, basePath), anyHeaders);
      await pages.delete(key);
    }
  }

  return {
    async keep(address) {
      const path = toPagePath(address);
      const pages = await open('pages');
      const page = (await pages.match(path, anyHeaders)) ?? (await fetchPage(path));
      if (!page) return;
      await pages.delete(path, anyHeaders); // So that it stands last.
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
        return { path: new URL(request.url).pathname, title, language };
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
