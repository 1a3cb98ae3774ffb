import { sidebars } from '../../config/sidebars';
import type { Problem } from '../../errors/problem';
import { toPageUrl } from '../../i18n/file-locale';
import { defaultLocale, locales } from '../../i18n/locales';
import { toLocation } from '../../pages/field-problems';
import { buildDataPages } from '../../pages/index-pages';
import type { Redirect } from '../../pages/redirects';
import type { ParsedPage } from './parse-pages';

/** Only pages below this address may lie in folders: routes of the others have one segment for the page. */
const nestedUrl = '/docs';

/** Lists the pages that are rendered from data, such as the lists of posts, in the default language. */
export const indexUrls: readonly string[] = Object.values(buildDataPages(defaultLocale))
  .flat()
  .map(({ path }) => path);

/** Lists addresses that no page can have: the site uses them itself, or for folders that redirect to the first page of a sidebar. */
const reservedUrls: readonly string[] = [
  ...indexUrls,
  '/docs',
  ...sidebars.flatMap(({ folder }) => (folder ? [`/docs/${folder}`] : [])),
  ...locales.map(({ code }) => `/${code}`),
  '/404',
];

/**
 * Finds pages that would not be built, because the site uses their address for something else or has no route for it.
 * @param folder folder of a kind of page, as problems name it
 * @param baseUrl address below which these pages are served
 * @param paths paths of these pages, in every language
 * @param publishedPaths files that the site publishes beside its pages, as paths in the default language
 */
export function checkAddresses(
  folder: string,
  baseUrl: string,
  paths: readonly string[],
  publishedPaths: readonly string[] = [],
): Problem[] {
  return paths.flatMap((path): Problem[] => {
    const file = `${folder}/${path}`;
    const url = toPageUrl(path, baseUrl);
    if (reservedUrls.includes(url) || publishedPaths.includes(url) || url.startsWith('/docs/tags/')) {
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
 * Finds redirects that cannot work: from an address that is in use, from an anchor of a missing page, or to an address that does not exist.
 * @param pages pages of one language, without drafts
 * @param otherUrls pages that are not written in MDX
 * @param text content of the file that lists the redirects
 */
export function checkRedirects(
  redirects: readonly Redirect[],
  pages: readonly ParsedPage[],
  otherUrls: readonly string[],
  text = '',
): Problem[] {
  const anchors = new Map<string, readonly string[]>(otherUrls.map((url) => [url, []]));
  for (const page of pages) anchors.set(page.url, page.anchors);

  function exists(address: string): boolean {
    const [path = '', anchor] = address.split('#');
    const known = anchors.get(path);
    return known !== undefined && (anchor === undefined || known.includes(anchor));
  }

  return redirects.flatMap(({ from, to }): Problem[] => {
    const [path = '', anchor] = from.split('#');
    const file = toLocation(redirectsFile, text, `from: '${from}'`);
    if (exists(from)) {
      const hint = 'Remove the row, or give the page or heading its new address.';
      return [{ file, message: `${from} is listed as moved, but still exists.`, hint }];
    }
    if (anchor !== undefined && !anchors.has(path)) {
      const hint = `Redirect ${path}, without an anchor, to the current address of the page.`;
      return [{ file, message: `${from} is an anchor on a page that does not exist.`, hint }];
    }
    if (exists(to)) return [];
    return [
      {
        file,
        message: `${from} redirects to ${to}, which does not exist.`,
        hint: 'Redirect it to a page, or to the anchor of a heading.',
      },
    ];
  });
}
