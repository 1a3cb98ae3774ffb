import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { toAbsoluteUrl } from '../config/absolute-url';
import { withBasePath } from '../config/base-path';
import { sidebars } from '../config/sidebars';
import { site } from '../config/site';
import { isErrorDocument } from '../formats/next-output';
import { defaultLocale, locales } from '../i18n/locales';
import { localizeLink, localizePath, splitLocale } from '../i18n/paths';
import { buildPageIndex } from '../pages/page-index.server';
import { readContent } from '../pages/read-content.server';
import { getPageRedirects, type Redirect } from '../pages/redirects';
import { buildFolderRedirects, buildLowerCaseRedirects, buildPrefixRedirects } from './build-redirects';
import { toRedirectPage } from './redirect-page.server';

/**
 * Writes a small page for every redirect into the built site, and all of them into `_redirects`.
 * @param out folder of the built site
 * @returns the redirects that were written
 */
export function writeRedirects(out: string): Redirect[] {
  const redirects = getRedirects(out);
  for (const redirect of redirects) writePage(out, redirect);
  const lines = redirects.map(({ from, to }) => `${withBasePath(from)} ${withBasePath(to)} 301`);
  writeFileSync(path.join(out, '_redirects'), `${lines.join('\n')}\n`);
  return redirects;
}

function getRedirects(out: string): Redirect[] {
  const pages = getPagePaths(out);
  const { docs } = buildPageIndex(readContent(), defaultLocale);
  const bySidebar = sidebars.flatMap(({ id }) => docs.filter(({ sidebar }) => sidebar === id));
  const built = bySidebar.filter(({ path }) => pages.includes(path));
  const docPaths = built.map(({ path }) => path);
  const listed = built.filter(({ isIndexed }) => isIndexed).map(({ path }) => path);
  const entries = Object.fromEntries(
    sidebars.map(({ folder, entry }) => [folder ? `/docs/${folder}` : '/docs', entry]),
  );
  const folders = buildFolderRedirects(listed, entries, docPaths);
  const defaultRedirects = [...getPageRedirects(), ...folders, ...buildLowerCaseRedirects(docPaths)];
  const localized = locales.flatMap((locale) =>
    defaultRedirects.map(({ from, to }) => ({ from: localizePath(from, locale), to: localizeLink(to, locale) })),
  );
  const defaultPages = pages.filter((page) => splitLocale(page).locale === defaultLocale);
  return [...localized, ...buildPrefixRedirects(defaultPages, defaultRedirects, defaultLocale.code)];
}

/** Lists the paths of the pages that the build wrote. */
function getPagePaths(out: string): string[] {
  return globSync(['**/*.html'], { cwd: out })
    .filter((file) => !isErrorDocument(file))
    .map((file) => `/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`)
    .sort();
}

function writePage(out: string, { from, to }: Redirect): void {
  const file = path.join(out, `${from}.html`);
  // On a case-insensitive disk, the lower-case path is the page itself.
  if (existsSync(file)) return;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(
    file,
    toRedirectPage(splitLocale(from).locale, withBasePath(to), toAbsoluteUrl(to), withBasePath(site.favicon)),
  );
}
