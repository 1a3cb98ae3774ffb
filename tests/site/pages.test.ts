import { imageSize } from 'image-size';
import { describe, expect, it } from 'vitest';
import { getLlmsMessages } from '@/components/agents/messages';
import { releases } from '@/components/changelog/releases';
import { site } from '@/lib/config/site';
import { format, formatDate } from '@/lib/i18n/format';
import { getLocale } from '@/lib/i18n/locales';
import type { StructuredData } from '@/lib/publish/structured-data';
import { isBuilt, parsePage, readBuilt, readBuiltText, readHead, toBuiltPath } from '../support/built-site';
import { routes, siteLocales } from '../support/routes';

/** Fields that search engines require of each kind of node that pages contain. */
const requiredFields: Record<string, string[]> = {
  Organization: ['@id', 'name', 'url', 'logo'],
  WebSite: ['@id', 'name', 'url', 'inLanguage', 'publisher'],
  BreadcrumbList: ['@id', 'itemListElement'],
  WebPage: ['@id', 'name', 'url', 'description', 'inLanguage', 'isPartOf', 'breadcrumb'],
  CollectionPage: ['@id', 'name', 'url', 'description', 'inLanguage', 'isPartOf', 'breadcrumb'],
  Blog: ['@id', 'name', 'url', 'description', 'inLanguage', 'isPartOf'],
  TechArticle: ['@id', 'headline', 'image', 'author', 'publisher', 'inLanguage', 'isPartOf'],
  APIReference: ['@id', 'headline', 'image', 'author', 'publisher', 'inLanguage', 'isPartOf'],
  BlogPosting: ['@id', 'headline', 'image', 'author', 'publisher', 'datePublished', 'dateModified'],
};

const toAddress = (path: string) => `${site.url}${path === '/' ? '' : path}`;
const toMarkdown = (path: string) => `${path === '/' ? '/index' : path}.md`;

/** Agents cut off what is longer. */
const maxCharacters = 50_000;

/** Markdown without its code, which may hold examples of links. */
const toProse = (markdown: string) => markdown.replace(/^( *)(`{3,})[\s\S]*?^\1\2$/gm, '').replace(/`[^`\n]*`/g, '');

/** What the tests need of a page; whole documents would not fit into memory. */
function readPage(path: string, label: string) {
  const page = parsePage(readBuiltText(path));
  const toc = page.querySelector(`nav[aria-label="${label}"]`);
  const data: StructuredData = JSON.parse(
    page.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}',
  );
  return {
    lang: page.documentElement.getAttribute('lang'),
    dir: page.documentElement.getAttribute('dir'),
    titles: page.querySelectorAll('h1').length,
    contents: [...(toc?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href')?.slice(1)),
    // A heading without a link of its own, as that of footnotes, is read out but not shown.
    headings: [...page.querySelectorAll('article :is(h2, h3)[id]')].flatMap((heading) =>
      heading.querySelector('a') ? heading.id : [],
    ),
    head: readHead(page),
    pointers: [...page.querySelectorAll('header > [data-nosnippet]:first-child')].map(({ textContent }) => textContent),
    nodes: data['@graph'],
  };
}

describe.each(siteLocales)('in $code', ({ code, htmlLang, texts, to }) => {
  const pages = routes.map((route) => ({ ...route, ...readPage(to(route.path), texts.docs.onThisPage) }));

  it('every promised route is there, in its language, with one title and a description', () => {
    for (const { path, lang, dir, titles, head, isUnlisted } of pages) {
      expect({ path, lang, dir, titles }).toEqual({ path, lang: htmlLang, dir: 'ltr', titles: 1 });
      expect(head.tags.get('description')?.length, path).toBeGreaterThanOrEqual(20);
      expect(head.isHidden, path).toBe(path === '/search' || isUnlisted);
    }
  });

  it('every table of contents lists the headings of levels 2 and 3', () => {
    for (const { path, contents, headings } of pages) {
      expect(
        contents.filter((id) => id !== 'footnote-label'),
        path,
      ).toEqual(contents.length > 0 ? headings : []);
    }
    expect(pages.filter(({ contents }) => contents.length > 0).length).toBeGreaterThan(150);
  });

  it('every page has canonical and alternate addresses, and complete structured data', () => {
    for (const { path, head, nodes } of pages) {
      expect(head.tags.get('canonical'), path).toBe(toAddress(to(path)));
      expect(head.tags.get('og:url'), path).toBe(toAddress(to(path)));
      expect(nodes, path).toHaveLength(2);
      for (const node of nodes)
        expect(Object.keys(node), path).toEqual(
          expect.arrayContaining(requiredFields[node['@type']] ?? ['a known type']),
        );
      if (head.isHidden) continue;
      for (const other of siteLocales)
        expect(head.tags.get(`alternate ${other.code}`), path).toBe(toAddress(other.to(path)));
      expect(head.tags.get('alternate x-default'), path).toBe(toAddress(path));
    }
  });

  it('every page has a social image of its own', () => {
    const pictures = pages.map(({ path, head: { tags } }) => {
      const picture = toBuiltPath(tags.get('og:image'));
      expect(imageSize(readBuilt(picture)), path).toMatchObject({ type: 'png', width: 1200, height: 630 });
      expect([tags.get('og:image:width'), tags.get('og:image:height')], path).toEqual(['1200', '630']);
      expect(tags.get('og:image:alt'), path).toContain(site.title);
      return picture;
    });
    expect(new Set(pictures).size).toBe(routes.length);
  });

  it('every page but search links to its Markdown', () => {
    expect(pages.find(({ path }) => path === '/search')?.head.markdown).toBeUndefined();
    for (const { path, head } of pages.filter((page) => page.path !== '/search')) {
      expect(toBuiltPath(head.markdown), path).toBe(toMarkdown(to(path)));
      const markdown = readBuiltText(toMarkdown(to(path)));
      const [pointer, title, ...text] = markdown.split('\n\n');
      expect(pointer, path).toBe(
        `> ${format(getLlmsMessages({ code }).pointer, { url: `<${toAddress(to('/llms.txt'))}>` })}`,
      );
      expect([title, text.length > 0], path).toEqual([expect.stringMatching(/^# \S/), true]);
      expect(markdown.length, path).toBeLessThan(maxCharacters);
      expect(toProse(markdown).match(/\]\(\/[^)]*\)/g), `${path} has links that need the site's address`).toBeNull();
    }
  });

  it('every page says once, at the top of its content, where llms.txt is', () => {
    const pointer = format(getLlmsMessages({ code }).pointer, { url: toAddress(to('/llms.txt')) });
    for (const { path, pointers } of pages) expect(pointers, path).toEqual([pointer]);
  });

  it('llms.txt lists the Markdown of every listed page, and llms-full.txt has the text of the documentation', () => {
    expect(readHead(parsePage(readBuiltText(to('/')))).tags.get('describedby')).toBe(to('/llms.txt'));
    expect(readBuiltText(to('/llms.txt')).length).toBeLessThan(maxCharacters);
    const links = [...readBuiltText(to('/llms.txt')).matchAll(/\]\((\S+)\)/g)].map(([, link]) => toBuiltPath(link));
    const listed = routes.filter(({ path, isUnlisted }) => path !== '/search' && !isUnlisted);
    expect(links).toEqual(expect.arrayContaining(listed.map(({ path }) => toMarkdown(to(path)))));
    expect(links.filter((link) => !isBuilt(link))).toEqual([]);
    const full = readBuiltText(to('/llms-full.txt'));
    const documented = listed.filter(({ path, sidebar }) => path.startsWith('/docs/') && sidebar);
    expect(documented.filter(({ path }) => !full.includes(toAddress(to(path))))).toEqual([]);
  });

  it('every tag of the documentation has a page with entries', () => {
    const links = [...parsePage(readBuiltText(to('/docs/tags'))).querySelectorAll('main li a')];
    const tags = links.map((link) => link.getAttribute('href') ?? '');
    expect(tags.length).toBeGreaterThan(5);
    for (const tag of tags) expect(parsePage(readBuiltText(tag)).querySelector('main li'), tag).not.toBeNull();
  });

  it('the Markdown of the archive has the posts by year, with their dates', () => {
    const markdown = readBuiltText(to('/blog/archive.md'));
    const years = [...markdown.matchAll(/^## (\d{4})$/gm)].map(([, year]) => Number(year));
    expect(years.length).toBeGreaterThan(1);
    expect(years).toEqual(years.toSorted((a, b) => b - a));
    expect(markdown.match(/^- \[.+?\]\(https:\/\/.+?\) \(.+ \d{4}\): \S/gm)?.length).toBeGreaterThan(2);
  });

  it('the changelog lists every release with its date, on the page and as Markdown', () => {
    const path = to('/docs/get-started/changelog');
    const article = parsePage(readBuiltText(path)).querySelector('article');
    const headings = [...(article?.querySelectorAll('h2') ?? [])].map((heading) => heading.textContent);
    expect(headings).toEqual(expect.arrayContaining(releases.map(({ version }) => version)));
    const markdown = readBuiltText(`${path}.md`);
    for (const { version, date } of releases) {
      const day = formatDate(date, getLocale(code));
      expect(article?.textContent).toContain(day);
      expect(markdown).toContain(`## ${version}\n\n${day}\n\n### `);
    }
    expect(article?.querySelector(`a[href="${to('/docs/api/endpoints/ocr')}"]`)).not.toBeNull();
    expect(markdown).toContain(`](${toAddress(to('/docs/api/endpoints/ocr'))})`);
    expect(markdown).not.toContain('<Changelog');
  });

  it('the web app manifest names the site and lists icons of the declared sizes', () => {
    const { tags } = readHead(parsePage(readBuiltText(to('/'))));
    const manifest = JSON.parse(readBuiltText(tags.get('manifest') ?? ''));
    expect(manifest).toMatchObject({ name: site.title, start_url: to('/') });
    for (const { src, sizes } of manifest.icons.filter(({ type }: { type: string }) => type === 'image/png')) {
      const { width, height } = imageSize(readBuilt(src));
      expect(`${width}x${height}`, src).toBe(sizes);
    }
    expect(tags.get('theme-color (prefers-color-scheme: light)')).toMatch(/^#\w{6}$/);
    expect(tags.get('theme-color (prefers-color-scheme: dark)')).toMatch(/^#\w{6}$/);
  });
});

it('/favicon.ico is an icon 32 px wide', () => {
  expect(imageSize(readBuilt('/favicon.ico'))).toMatchObject({ width: 32, type: 'ico' });
});
