import { llmsFiles } from '@/components/agents/llms';
import { listFeedFiles } from '@/components/feeds/feeds';
import { projectZipPaths } from '@/components/projects/project-zip-path';
import { authorIds } from '../../../content/data/authors';
import { blogTagIds } from '../../../content/data/blog-tags';
import { docTagIds } from '../../../content/data/doc-tags';
import { sidebars } from '../../config/sidebars';
import type { Problem } from '../../errors/problem';
import { toPageUrl } from '../../i18n/file-locale';
import { defaultLocale, locales } from '../../i18n/locales';
import { toLocation } from '../../pages/field-problems';
import type { Redirect } from '../../publish/redirects';
import type { ParsedPage } from './parse-pages';

/** Pages and files that are not written in MDX, in the default language. */
export const builtInUrls: readonly string[] = [
  '/',
  '/search',
  '/blog',
  '/blog/archive',
  '/blog/authors',
  '/blog/tags',
  '/docs/tags',
  '/openapi.json',
  '/openapi.yaml',
  '/asyncapi.json',
  '/asyncapi.yaml',
  '/postman.json',
  '/sandbox.mjs',
  '/sitemap.xml',
  '/robots.txt',
  '/opensearch.xml',
  '/manifest.webmanifest',
  ...Object.values(llmsFiles),
  ...projectZipPaths,
  ...listFeedFiles(defaultLocale).map(({ path }) => path),
  ...authorIds.map((id) => `/blog/authors/${id}`),
  ...blogTagIds.map((id) => `/blog/tags/${id}`),
  ...docTagIds.map((id) => `/docs/tags/${id}`),
];

/** The only kind of page that may lie in folders: routes of the others have one part for the page. */
const nestedUrl = '/docs';

/** Addresses that the site needs for itself; those of folders lead to the first page of a sidebar. */
const takenUrls: readonly string[] = [
  ...builtInUrls,
  '/docs',
  ...sidebars.flatMap(({ folder }) => (folder ? [`/docs/${folder}`] : [])),
  ...locales.map(({ code }) => `/${code}`),
  '/404',
];

/**
 * Finds pages that would not be built, because the site uses their address for something else or has no route for it.
 * @param folder of a kind of page, as problems name it
 * @param baseUrl under which that kind is served
 * @param paths of its pages, in every language
 */
export function checkAddresses(folder: string, baseUrl: string, paths: readonly string[]): Problem[] {
  return paths.flatMap((path): Problem[] => {
    const file = `${folder}/${path}`;
    const url = toPageUrl(path, baseUrl);
    if (takenUrls.includes(url) || url.startsWith('/docs/tags/')) {
      const hint = 'Rename it, so that it has an address of its own.';
      return [{ file, message: `The site needs the address ${url} for itself.`, hint }];
    }
    if (baseUrl === nestedUrl || !url.slice(baseUrl.length + 1).includes('/')) return [];
    const name = path.slice(path.lastIndexOf('/') + 1);
    return [
      {
        file,
        message: `There is no route for ${url}: pages of ${folder} are in no folder.`,
        hint: `Move it to ${folder}/${name}.`,
      },
    ];
  });
}

export const movesFile = 'content/data/moved.ts';

/**
 * Finds moves that cannot work: from an address that is in use, from an anchor of a missing page, or to an address that does not exist.
 * @param pages pages of one language, without drafts
 * @param otherUrls pages that are not written in MDX
 * @param text content of the file that has the rows
 */
export function checkMoves(
  moves: readonly Redirect[],
  pages: readonly ParsedPage[],
  otherUrls: readonly string[],
  text = '',
): Problem[] {
  const anchors = new Map<string, readonly string[]>(otherUrls.map((url) => [url, []]));
  for (const { url, hashes } of pages) anchors.set(url, hashes);

  function isThere(address: string): boolean {
    const [path = '', anchor] = address.split('#');
    const known = anchors.get(path);
    return known !== undefined && (anchor === undefined || known.includes(anchor));
  }

  return moves.flatMap(({ from, to }): Problem[] => {
    const [path = '', anchor] = from.split('#');
    const file = toLocation(movesFile, text, `from: '${from}'`);
    if (isThere(from)) {
      const hint = 'Remove the row, or give the page or heading its new address.';
      return [{ file, message: `${from} is listed as moved, but still exists.`, hint }];
    }
    if (anchor !== undefined && !anchors.has(path)) {
      const hint = `Redirect ${path}, without an anchor, to the current address of the page.`;
      return [{ file, message: `${from} is an anchor on a page that does not exist.`, hint }];
    }
    if (isThere(to)) return [];
    return [
      {
        file,
        message: `${from} redirects to ${to}, which does not exist.`,
        hint: 'Redirect it to a page, or to the anchor of a heading.',
      },
    ];
  });
}
