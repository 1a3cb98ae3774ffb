import { existsSync, readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import type { Problem } from '../../errors/problem';
import { isWrittenIn } from '../../i18n/file-locale';
import { defaultLocale } from '../../i18n/locales';
import { pictureExtensions } from '../../markdown/image-size.server';
import { toList } from '../../text/nearest';
import type { RawPage } from './parse-pages';

const defaultExport = /^export\s+(?:default\b|\{[^}]*\b(?:as\s+default|default(?!\s+as))\b)/m;

/**
 * Finds page files without a default export, which is what Next renders.
 * @param root folder of the routes
 */
export function checkPageFiles(root = 'app'): Problem[] {
  return globSync([`${root}/**/page.tsx`])
    .sort()
    .filter((file) => !defaultExport.test(readFileSync(file, 'utf8')))
    .map((file) => ({
      file,
      message: 'The page component has no default export.',
      hint: 'Write "export default" before the component, or "export { Page as default } from …".',
    }));
}

/** Folders with the routes of stand-alone pages, in the default language and in the others. */
const routeFolders = ['(default)/(plain)', '[lang]/(plain)'];

/**
 * Finds published stand-alone pages without a route, which the site would announce but not have, and routes that show another page.
 * @param pages those of `content/pages`
 * @param root folder of the routes
 */
export function checkStandaloneRoutes(pages: readonly RawPage[], root = 'app'): Problem[] {
  const published = pages.filter(({ file, isDraft }) => isWrittenIn(file, defaultLocale) && !isDraft);
  return published.flatMap(({ file, url }) =>
    routeFolders.flatMap((folder) => checkRoute(file, url, `${root}/${folder}${url}/page.tsx`)),
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

/** The folders of pages, each with a pattern for the other files that are read from it. */
const collections: ReadonlyMap<string, RegExp> = new Map([
  ['docs', /(?:^|\/)meta(?:\.\w+)?\.json$/],
  ['blog', /(?!)/],
  ['pages', /(?!)/],
]);

/** Its Markdown is published as it is, for agents. */
const skillsFolder = 'skills';

const pageFile = /\.mdx?$/i;
const pictureFile = new RegExp(String.raw`\.(?:${pictureExtensions.join('|')})$`, 'i');

/**
 * Finds files that nothing reads where they are: pages outside the folders of pages, pictures outside of `public/`, and whatever
 * else is among the pages.
 * @param root folder of the content
 */
export function checkStrayFiles(root: string): Problem[] {
  const folders = [...collections.keys()].map((name) => `${root}/${name}`);
  return globSync(['**/*'], { cwd: root })
    .sort()
    .flatMap((path): Problem[] => {
      const file = `${root}/${path}`;
      const [, folder = '', name = ''] = /^([^/]*)\/(.*)$/.exec(path) ?? [];
      const known = collections.get(folder);
      if (pictureFile.test(path)) {
        const hint = 'Move it below public/, and write its path from there: ![What it shows](/img/file.svg).';
        return [{ file, message: 'A picture in this folder is not served.', hint }];
      }
      if (!known && folder !== skillsFolder && pageFile.test(path)) {
        const hint = `Move it to one of the folders of pages: ${toList(folders)}.`;
        return [{ file, message: 'A page in this folder is not built.', hint }];
      }
      if (!known || /\.mdx?$/.test(name) || known.test(name)) return [];
      const hint = pageFile.test(name)
        ? 'Write its extension in lower case: .mdx.'
        : 'Remove it, or move it to where it is used.';
      return [{ file, message: `Nothing reads this file: ${root}/${folder} holds pages.`, hint }];
    });
}
