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
import { addComponentAnchors, checkAnchors, checkRepeatedAnchors } from './anchors';
import { checkAddresses, checkRedirects, indexUrls, redirectsFile } from './check-addresses';
import { checkStandaloneRoutes, checkStrayFiles } from './check-files.server';
import { checkCardTitle, checkFrontmatterTerms } from './check-frontmatter';
import { checkSidebarPages, checkSidebars } from './check-sidebars.server';
import { checkCodeBlocks, checkContractFields, checkTranslatedFiles } from './check-translated-pages';
import { checkLinks, getLinkTargets, getPageLinks } from './links';
import { lintPages } from './lint-rules.server';
import { type ParsedPage, parsePages, type RawPage } from './parse-pages';
import { readDataLinks, readWrittenAddresses } from './read-links.server';

/** A folder of pages. */
interface PageFolder {
  folder: string;
  /** Address below which its pages are served. */
  baseUrl: string;
  /** Lists all its pages, even those that cannot be read. */
  paths: readonly string[];
}

interface ContentCheck {
  /** All but minor problems stop a build. */
  problems: Problem[];
  /** Do not stop a build, although readers notice them: broken links, and pages in no sidebar. */
  warnings: Problem[];
}

/**
 * Checks every content file below `root`.
 * @param publishedPaths files that the site publishes beside its pages, as paths in the default language
 */
export async function checkContent(root = 'content', publishedPaths: readonly string[] = []): Promise<ContentCheck> {
  const builtInUrls = [...indexUrls, ...publishedPaths];
  const content = readContent(root);
  const problems = [...content.problems];
  const index = problems.length === 0 ? buildPageIndex(content, defaultLocale) : undefined;
  if (index) problems.push(...checkSidebars(index));
  const folders = [content.docs, content.blog, content.standalone];
  const addressProblems = folders.flatMap(({ folder, baseUrl, paths }) =>
    checkAddresses(folder, baseUrl, paths, publishedPaths),
  );
  problems.push(...checkStrayFiles(root).map(toMinor), ...addressProblems);
  for (const { folder, paths, pages } of folders) {
    problems.push(...checkTranslatedFiles(folder, paths));
    for (const { path, text, data } of pages) {
      const file = `${folder}/${path}`;
      problems.push(...checkFrontmatterTerms(file, text, data).map(toMinor));
      problems.push(...checkCardTitle(file, text, data.title).map(toMinor));
    }
  }

  const rawPages = folders.flatMap(({ pages, folder, baseUrl }) => toRawPages(pages, folder, baseUrl));
  const { parsed, problems: syntaxProblems } = parsePages(rawPages);
  problems.push(...syntaxProblems, ...(await lintPages(parsed)));
  for (const page of parsed) problems.push(...(await addComponentAnchors(page)), ...checkRepeatedAnchors(page));
  problems.push(...checkTranslations(parsed));
  const defaultPages = getReadablePages(defaultLocale, parsed);
  const fileUrls = globSync('**', { cwd: 'public', dot: true }).map((file) => `/${file}`);
  const otherUrls = [...builtInUrls, ...fileUrls, ...getUnparsedUrls(folders, parsed)];
  const warnings = locales.flatMap((locale) => {
    const readable = getReadablePages(locale, parsed);
    return checkLinks(getPageLinks(readable, locale), getLinkTargets(readable, otherUrls));
  });
  const otherLinks = readWrittenAddresses(root);
  if (root === 'content') otherLinks.push(...readDataLinks());
  // Data names the folders of pages too, as the feed of all documentation does.
  const dataTargets = getLinkTargets(defaultPages, [...otherUrls, ...folders.map(({ baseUrl }) => baseUrl)]);
  warnings.push(...checkLinks(otherLinks, dataTargets));
  if (index) warnings.push(...checkSidebarPages(index, `${root}/docs`));
  if (root === 'content') {
    const routed = rawPages.filter(
      ({ file }) => file.startsWith(`${root}/pages/`) && !addressProblems.some((problem) => problem.file === file),
    );
    const published = defaultPages.filter(({ isDraft }) => !isDraft);
    problems.push(...checkStandaloneRoutes(routed), ...checkPublishedRedirects(published, builtInUrls));
  }
  return { problems, warnings };
}

/** The frontmatter that the checks of a page's text need. */
type CheckedFields = Pick<RawPage, 'operation' | 'channel'> & { draft: boolean };

function toRawPages(pages: PageFile<CheckedFields>[], folder: string, baseUrl: string): RawPage[] {
  return pages.map(({ path, data, body }) => ({
    file: `${folder}/${path}`,
    url: toPageUrl(path, baseUrl),
    body,
    isDraft: data.draft,
    operation: data.operation,
    channel: data.channel,
  }));
}

/** Returns the addresses of pages that do not parse, so that links to them are not reported as broken too. */
function getUnparsedUrls(folders: readonly PageFolder[], parsed: readonly ParsedPage[]): string[] {
  const files = new Set(parsed.map(({ file }) => file));
  return folders.flatMap(({ folder, baseUrl, paths }) =>
    paths.filter((path) => !files.has(`${folder}/${path}`)).map((path) => toPageUrl(path, baseUrl)),
  );
}

/** Checks the redirects of the site; `checkConfig` reports those that do not parse. */
function checkPublishedRedirects(published: readonly ParsedPage[], otherUrls: readonly string[]): Problem[] {
  const { data: parsed = [] } = redirectsSchema.safeParse(redirects);
  return checkRedirects(parsed, published, otherUrls, readFileSync(redirectsFile, 'utf8'));
}

function toMinor(problem: Problem): Problem {
  return { ...problem, isMinor: true };
}

/** Compares translations with their sources. */
function checkTranslations(pages: readonly ParsedPage[]): Problem[] {
  const sources = new Map(pages.filter(({ file }) => isWrittenIn(file, defaultLocale)).map((page) => [page.url, page]));
  return pages.flatMap((page) => {
    const source = sources.get(page.url);
    if (!source || source === page) return [];
    const differences = [...checkAnchors(source, page), ...checkCodeBlocks(source, page)];
    return [...differences.map(toMinor), ...checkContractFields(source, page)];
  });
}

/** Returns the pages that readers of a language get: translations, and pages of the default language where there is none. */
function getReadablePages(locale: Locale, pages: readonly ParsedPage[]): ParsedPage[] {
  const own = pages.filter(({ file }) => isWrittenIn(file, locale));
  const urls = new Set(own.filter(({ isDraft }) => !isDraft).map(({ url }) => url));
  const others = pages.filter((page) => !own.includes(page) && isWrittenIn(page.file, defaultLocale));
  return [...own, ...others.filter(({ url }) => !urls.has(url))];
}
