import { existsSync, readFileSync } from 'node:fs';
import { isWrittenIn } from '../../content/page-paths';
import type { Problem } from '../../errors/problem';
import { defaultLocale } from '../../i18n/locales';
import type { LinkedPage } from './parse-pages';

/** Folders of the routes, in the default language and in the others. */
const folders = ['(default)/(plain)', '[lang]/(plain)'];

/**
 * Finds published stand-alone pages without a route, which the site would announce but not have, and routes that show another page.
 * @param pages those of `content/pages`
 * @param root folder of the routes
 */
export function checkStandaloneRoutes(pages: readonly LinkedPage[], root = 'app'): Problem[] {
  const published = pages.filter(({ file, isDraft }) => isWrittenIn(file, defaultLocale) && !isDraft);
  return published.flatMap(({ file, url }) =>
    folders.flatMap((folder) => checkRoute(file, url, `${root}/${folder}${url}/page.tsx`)),
  );
}

function checkRoute(file: string, url: string, route: string): Problem[] {
  if (!existsSync(route)) {
    const hint = 'Copy the one of /privacy and write the name of this page in it.';
    return [{ file, message: `The page has no route: ${route} does not exist.`, hint }];
  }
  const name = url.slice(1);
  const [, shown] = /createStandalonePage\('([^']*)'\)/.exec(readFileSync(route, 'utf8')) ?? [];
  if (shown === undefined || shown === name) return [];
  const message = `The route of ${url} shows another page: "${shown}".`;
  return [{ file: route, message, hint: `Write createStandalonePage('${name}').` }];
}
