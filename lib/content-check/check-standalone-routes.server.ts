import { existsSync } from 'node:fs';
import { defaultLocale } from '../i18n/locales';
import { isWrittenIn } from '../source/text-locale';
import type { Fault } from './fault';
import type { LinkedPage } from './linked-page';

/** Folders of the routes, in the default language and in the others. */
const folders = ['(default)/(plain)', '[lang]/(plain)'];

/**
 * Finds published stand-alone pages without a route, which the site would announce but not have.
 * @param pages those of `content/pages`
 * @param root folder of the routes
 */
export function checkStandaloneRoutes(pages: readonly LinkedPage[], root = 'app'): Fault[] {
  const published = pages.filter(({ file, isDraft }) => isWrittenIn(file, defaultLocale) && !isDraft);
  return published.flatMap(({ file, url }) =>
    folders
      .map((folder) => `${root}/${folder}${url}/page.tsx`)
      .filter((route) => !existsSync(route))
      .map((route) => ({
        file,
        message: `The page has no route: ${route} does not exist.`,
        hint: 'Copy the one of /privacy and write the name of this page in it.',
      })),
  );
}
