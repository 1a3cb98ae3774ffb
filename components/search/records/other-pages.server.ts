import { loader, type MetaData, type StaticSource } from 'fumadocs-core/source';
import { site } from '@/lib/config/site';
import { unversioned } from '@/lib/config/versions';
import { getTextLocale } from '@/lib/i18n/file-locale';
import type { Locale } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';
import { localizePath } from '@/lib/i18n/paths';
import { i18n, isPublished } from '@/lib/pages/docs-loader';
import { buildAuthorPages, buildMainPages } from '@/lib/pages/index-pages';
import { readPages } from '@/lib/pages/read-pages.server';
import { blogFrontmatterSchema } from '@/lib/pages/schemas/blog-frontmatter';
import { pageFrontmatterSchema } from '@/lib/pages/schemas/page-frontmatter';
import type { SearchArea } from '../protocol';
import type { SearchPage } from './build-records';
import { parseSections } from './parse-sections';

const version = [unversioned];

/** The posts of the blog and the stand-alone pages that search shows in a language. */
export async function loadMdxPages(locale: Locale, root = 'content'): Promise<SearchPage[]> {
  const { blog } = getMessages(locale);
  const posts = readPages(`${root}/blog`, blogFrontmatterSchema).pages;
  const pages = readPages(`${root}/pages`, pageFrontmatterSchema).pages;
  return [
    ...(await toSearchPages(posts, { baseUrl: '/blog', area: 'blog', group: blog.title }, locale)),
    ...(await toSearchPages(pages, { baseUrl: '/', area: 'pages', group: site.title }, locale)),
  ];
}

interface MdxFile {
  file: { path: string };
  body: string;
  data: { title: string; description: string; draft: boolean };
}

/** What the loader keeps of a file. */
type MdxSource = StaticSource<{ pageData: MdxFile['data'] & { body: string }; metaData: MetaData }>;

interface Place {
  baseUrl: string;
  area: SearchArea;
  group: string;
}

async function toSearchPages(files: MdxFile[], { baseUrl, area, group }: Place, locale: Locale): Promise<SearchPage[]> {
  const source: MdxSource['files'] = files
    .filter(({ data }) => isPublished(data))
    .map(({ file, body, data }) => ({ type: 'page' as const, path: file.path, data: { ...data, body } }));
  const pages = loader({ source: { files: source }, baseUrl, i18n }).getPages(locale.code);
  return Promise.all(
    pages.map(async ({ url, path, data }) => {
      const textLocale = getTextLocale(path, locale);
      return {
        url,
        area,
        group,
        title: data.title,
        description: data.description,
        sections: await parseSections(data.body, { locale: textLocale }),
        version,
        ...(textLocale !== locale && { textLanguage: textLocale.code }),
      };
    }),
  );
}

/** The pages that are rendered from data, but for search itself and the lists of single tags. */
export function buildDataPages(locale: Locale): SearchPage[] {
  const { blog } = getMessages(locale);
  const inBlog = { area: 'blog', group: blog.title } as const;
  const inSite = { area: 'pages', group: site.title } as const;
  return [...buildMainPages(locale), ...buildAuthorPages(locale)]
    .filter(({ kind }) => kind !== 'search')
    .map(({ path, title, description }) => ({
      url: localizePath(path, locale),
      ...(path.startsWith('/blog') ? inBlog : inSite),
      title,
      description,
      sections: [],
      version,
    }));
}
