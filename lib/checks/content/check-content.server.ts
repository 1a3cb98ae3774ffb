import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { redirects } from '../../../content/data/redirects';
import type { Problem } from '../../errors/problem';
import { isWrittenIn, toPageUrl } from '../../i18n/file-locale';
import { defaultLocale, type Locale, locales } from '../../i18n/locales';
import type { PageFile } from '../../pages/page-file';
import { buildPageIndex } from '../../pages/page-index.server';
import { readContent } from '../../pages/read-content.server';
import { redirectsSchema } from '../../pages/schemas/redirects';
import { checkAnchors, checkRepeatedAnchors, expandAnchors } from './anchors';
import { checkAddresses, checkRedirects, indexUrls, redirectsFile } from './check-addresses';
import { checkStandaloneRoutes, checkStrayFiles } from './check-files.server';
import { checkCardTitle, checkFrontmatterTerms } from './check-frontmatter';
import { checkSidebarPages, checkSidebars } from './check-sidebars.server';
import { checkCodeBlocks, checkDocumented, checkTranslatedFiles } from './check-translated-pages';
import { checkLinks, getLinkTargets, getPageLinks } from './links';
import { lintPages } from './lint-rules.server';
import { type LinkedPage, type ParsedPage, parsePages } from './parse-pages';
import { readDataLinks, readWrittenAddresses } from './read-links.server';

/** A folder of pages, and the addresses that they get. */
interface PageFolder {
  folder: string;
  baseUrl: string;
  /** Of all its pages, even those that cannot be read. */
  paths: readonly string[];
}

interface ContentCheck {
  /** Everything that is wrong; all but minor problems stop a build. */
  problems: Problem[];
  /** Problems for readers that do not stop a build: broken links, and pages in no sidebar. */
  warnings: Problem[];
}

/**
 * Checks every content file below `root`.
 * @param files that the site publishes beside its pages, as paths in the default language
 */
export async function checkContent(root = 'content', files: readonly string[] = []): Promise<ContentCheck> {
  const builtInUrls = [...indexUrls, ...files];
  const content = readContent(root);
  const problems = [...content.problems];
  const index = problems.length === 0 ? buildPageIndex(content, defaultLocale) : undefined;
  if (index) problems.push(...checkSidebars(index));
  const folders = [content.docs, content.blog, content.standalone];
  const addressProblems = folders.flatMap(({ folder, baseUrl, paths }) =>
    checkAddresses(folder, baseUrl, paths, files),
  );
  problems.push(...checkStrayFiles(root).map(toMinor), ...addressProblems);
  for (const { folder, paths, pages: read } of folders) {
    problems.push(...checkTranslatedFiles(folder, paths));
    for (const { path, text, data } of read) {
      const where = `${folder}/${path}`;
      problems.push(...checkFrontmatterTerms(where, text, data).map(toMinor));
      problems.push(...checkCardTitle(where, text, data.title).map(toMinor));
    }
  }

  const linked = folders.flatMap(({ pages, folder, baseUrl }) => toLinkedPages(pages, folder, baseUrl));
  const { parsed, problems: syntaxProblems } = parsePages(linked);
  problems.push(...syntaxProblems, ...(await lintPages(parsed)));
  for (const page of parsed) problems.push(...(await expandAnchors(page)), ...checkRepeatedAnchors(page));
  problems.push(...checkTranslations(parsed));
  const inDefault = getPagesOf(defaultLocale, parsed);
  const fileUrls = globSync('**', { cwd: 'public', dot: true }).map((file) => `/${file}`);
  const otherUrls = [...builtInUrls, ...fileUrls, ...getUnreadUrls(folders, parsed)];
  const warnings = locales.flatMap((locale) => {
    const readable = getPagesOf(locale, parsed);
    return checkLinks(getPageLinks(readable, locale), getLinkTargets(readable, otherUrls));
  });
  const otherLinks = readWrittenAddresses(root);
  if (root === 'content') otherLinks.push(...readDataLinks());
  // Data names the folders of pages too, as the feed of all documentation does.
  const dataTargets = getLinkTargets(inDefault, [...otherUrls, ...folders.map(({ baseUrl }) => baseUrl)]);
  warnings.push(...checkLinks(otherLinks, dataTargets));
  if (index) warnings.push(...checkSidebarPages(index, `${root}/docs`));
  const routed = linked.filter(
    ({ file }) => file.startsWith(`${root}/pages/`) && !addressProblems.some((problem) => problem.file === file),
  );
  if (root === 'content') problems.push(...checkStandaloneRoutes(routed));
  if (root === 'content')
    problems.push(
      ...checkPublishedRedirects(
        inDefault.filter(({ isDraft }) => !isDraft),
        builtInUrls,
      ),
    );
  return { problems, warnings };
}

/** The fields of a page that its links and components need. */
type LinkedData = Pick<LinkedPage, 'operation' | 'channel'> & { draft: boolean };

function toLinkedPages(pages: PageFile<LinkedData>[], folder: string, baseUrl: string): LinkedPage[] {
  return pages.map(({ path, data, body }) => ({
    file: `${folder}/${path}`,
    url: toPageUrl(path, baseUrl),
    body,
    isDraft: data.draft,
    operation: data.operation,
    channel: data.channel,
  }));
}

/** The addresses of pages that do not parse: links to them are sound, as far as that is known. */
function getUnreadUrls(folders: readonly PageFolder[], parsed: readonly ParsedPage[]): string[] {
  const files = new Set(parsed.map(({ file }) => file));
  return folders.flatMap(({ folder, baseUrl, paths }) =>
    paths.filter((path) => !files.has(`${folder}/${path}`)).map((path) => toPageUrl(path, baseUrl)),
  );
}

/** The problems of moved addresses; `checkConfig` reports rows that do not parse. */
function checkPublishedRedirects(published: readonly ParsedPage[], otherUrls: readonly string[]): Problem[] {
  const { data: parsed = [] } = redirectsSchema.safeParse(redirects);
  return checkRedirects(parsed, published, otherUrls, readFileSync(redirectsFile, 'utf8'));
}

function toMinor(problem: Problem): Problem {
  return { ...problem, isMinor: true };
}

/** The problems of translations compared with their sources. */
function checkTranslations(pages: readonly ParsedPage[]): Problem[] {
  const sources = new Map(pages.filter(({ file }) => isWrittenIn(file, defaultLocale)).map((page) => [page.url, page]));
  return pages.flatMap((page) => {
    const source = sources.get(page.url);
    if (!source || source === page) return [];
    const differences = [...checkAnchors(source, page), ...checkCodeBlocks(source, page)];
    return [...differences.map(toMinor), ...checkDocumented(source, page)];
  });
}

/** The pages that readers of a language get: the translated ones, and the default language's where there is no translation. */
function getPagesOf(locale: Locale, pages: readonly ParsedPage[]): ParsedPage[] {
  const own = pages.filter(({ file }) => isWrittenIn(file, locale));
  const urls = new Set(own.filter(({ isDraft }) => !isDraft).map(({ url }) => url));
  const others = pages.filter((page) => !own.includes(page) && isWrittenIn(page.file, defaultLocale));
  return [...own, ...others.filter(({ url }) => !urls.has(url))];
}
