import { sidebars } from '../../config/sidebars';
import type { Problem } from '../../errors/problem';
import { toPageUrl } from '../../i18n/file-locale';
import { defaultLocale, locales } from '../../i18n/locales';
import { toLocation } from '../../pages/field-problems';
import { buildDataPages } from '../../pages/index-pages';
import type { Redirect } from '../../pages/redirects';
import type { ParsedPage } from './parse-pages';

/** The only kind of page that may lie in folders: routes of the others have one part for the page. */
const nestedUrl = '/docs';

/** Pages that are rendered from data, such as the lists of posts, in the default language. */
export const indexUrls: readonly string[] = Object.values(buildDataPages(defaultLocale))
  .flat()
  .map(({ path }) => path);

/** Addresses that the site cannot give to a page: its own, and folders, which lead to the first page of a sidebar. */
const takenUrls: readonly string[] = [
  ...indexUrls,
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
 * @param files that the site publishes beside its pages, as paths in the default language
 */
export function checkAddresses(
  folder: string,
  baseUrl: string,
  paths: readonly string[],
  files: readonly string[] = [],
): Problem[] {
  return paths.flatMap((path): Problem[] => {
    const file = `${folder}/${path}`;
    const url = toPageUrl(path, baseUrl);
    if (takenUrls.includes(url) || files.includes(url) || url.startsWith('/docs/tags/')) {
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

export const redirectsFile = 'content/data/redirects.ts';

/**
 * Finds moves that cannot work: from an address that is in use, from an anchor of a missing page, or to an address that does not exist.
 * @param pages pages of one language, without drafts
 * @param otherUrls pages that are not written in MDX
 * @param text content of the file that has the rows
 */
export function checkRedirects(
  redirects: readonly Redirect[],
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

  return redirects.flatMap(({ from, to }): Problem[] => {
    const [path = '', anchor] = from.split('#');
    const file = toLocation(redirectsFile, text, `from: '${from}'`);
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
