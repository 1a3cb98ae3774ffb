import { sidebars } from '../../config/sidebars';
import { toPageUrl } from '../../content/page-paths';
import type { Problem } from '../../errors/problem';
import { locales } from '../../i18n/locales';
import { builtInUrls } from './built-in-urls';

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
