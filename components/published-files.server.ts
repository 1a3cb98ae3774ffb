import { skillFiles } from '@/components/agents/agent-skills.server';
import { buildApiCatalog } from '@/components/agents/api-catalog';
import { addIndexPointer, llmsFiles } from '@/components/agents/llms';
import { loadLlmsFullText, loadLlmsIndex } from '@/components/agents/llms.server';
import { listSidebarFiles } from '@/components/docs/sidebar-file.server';
import { loadFeed } from '@/components/feeds/feed.server';
import { listFeedFiles } from '@/components/feeds/feeds';
import { getPageMarkdown } from '@/components/markdown-pages/page-markdown.server';
import { buildPageTitles } from '@/components/not-found/page-titles';
import { buildLinkPreviews, linkPreviewsPath } from '@/components/previews/link-previews';
import { listProjectZips } from '@/components/projects/build-project-zip.server';
import { loadContractFile } from '@/components/reference/contract-file.server';
import { screenStyles } from '@/components/screens/screen-styles.server';
import { buildOpenSearch } from '@/components/search/open-search';
import { buildSandboxFile } from '@/components/try-it/sandbox-file.server';
import { listTryItFiles } from '@/components/try-it/try-it-files.server';
import { toAbsoluteUrl } from '@/lib/config/absolute-url';
import { site } from '@/lib/config/site';
import { type Locale, locales } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';
import { localizePath } from '@/lib/i18n/paths';
import { toCardPath, toMarkdownPath } from '@/lib/pages/page-files';
import { loadPageIndex } from '@/lib/pages/page-index.server';
import { getPagePath, hasMarkdown, type SitePage } from '@/lib/pages/site-page';
import { apiCatalogPath } from '@/lib/publish/host-headers';
import { buildManifest } from '@/lib/publish/manifest';
import { buildSecurityTxt } from '@/lib/publish/security-txt';
import { renderSocialCard } from '@/lib/publish/social-card.server';

type Content = string | Buffer;
type LoadContent = () => Content | Promise<Content>;

/** Files that the site has once. */
const sharedFiles: Record<string, LoadContent> = {
  '/.well-known/security.txt': () =>
    buildSecurityTxt({
      contact: site.securityContact,
      canonical: toAbsoluteUrl('/.well-known/security.txt'),
      languages: locales.map(({ code }) => code),
      today: new Date(),
    }),
  [apiCatalogPath]: buildApiCatalog,
  ...skillFiles,
  '/openapi.json': () => loadContractFile('openapi', 'json'),
  '/openapi.yaml': () => loadContractFile('openapi', 'yaml'),
  '/asyncapi.json': () => loadContractFile('asyncapi', 'json'),
  '/asyncapi.yaml': () => loadContractFile('asyncapi', 'yaml'),
  '/sandbox.mjs': buildSandboxFile,
  [screenStyles.path]: screenStyles.load,
};

/** Files that the site has in each language, by their path in the default one. */
const localizedFiles: Record<string, (locale: Locale) => Content | Promise<Content>> = {
  [llmsFiles.index]: loadLlmsIndex,
  [llmsFiles.full]: loadLlmsFullText,
  '/manifest.webmanifest': buildManifest,
  '/opensearch.xml': (locale) =>
    buildOpenSearch({
      name: site.title,
      description: getMessages(locale).search.description,
      language: locale.htmlLang,
      searchUrl: toAbsoluteUrl(localizePath('/search', locale)),
      iconUrl: toAbsoluteUrl(site.favicon),
    }),
  '/paths.json': async (locale) => JSON.stringify(buildPageTitles(await loadPageIndex(locale))),
  [linkPreviewsPath]: async (locale) => JSON.stringify(buildLinkPreviews((await loadPageIndex(locale)).pages.values())),
};

/** Lists the files of a page: its Markdown, and the picture that social networks show for it. */
function listPageFiles(page: SitePage): [path: string, load: LoadContent][] {
  const path = getPagePath(page);
  const { kind, locale, title, description, breadcrumbs, method } = page;
  const card = {
    title: kind === 'home' ? description : title,
    section: breadcrumbs.map(({ label }) => label),
    method,
  };
  const files: [string, LoadContent][] = [[toCardPath(path), () => renderSocialCard(card)]];
  const loadMarkdown = async () => addIndexPointer(await getPageMarkdown(page), locale);
  return hasMarkdown(page) ? [...files, [toMarkdownPath(path), loadMarkdown]] : files;
}

async function listLocaleFiles(locale: Locale): Promise<[path: string, load: LoadContent][]> {
  const { pages } = await loadPageIndex(locale);
  return [
    ...Object.entries(localizedFiles).map(([path, load]): [string, LoadContent] => [
      localizePath(path, locale),
      () => load(locale),
    ]),
    ...listFeedFiles(locale).map(({ id, format, path }): [string, LoadContent] => [
      path,
      () => loadFeed(id, format, locale),
    ]),
    ...(await listSidebarFiles(locale)),
    ...[...pages.values()].flatMap(listPageFiles),
  ];
}

/** Lists the generated files, by their paths, without pages, and without the files of the search, whose names depend on their content. */
async function listSiteFiles(): Promise<Map<string, LoadContent>> {
  const localized = await Promise.all(locales.map(listLocaleFiles));
  return new Map([
    ...Object.entries(sharedFiles),
    ...listProjectZips(),
    ...localized.flat(),
    ...(await listTryItFiles()),
  ]);
}

let listing: ReturnType<typeof listSiteFiles> | undefined;

/** Returns the files that the site publishes: listed once for the hundreds of requests of a build, but anew for each in development. */
export function loadPublishedFiles(): ReturnType<typeof listSiteFiles> {
  if (process.env.NODE_ENV === 'development') return listSiteFiles();
  listing ??= listSiteFiles();
  return listing;
}
