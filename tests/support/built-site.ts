import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DOMParser, parseHTML } from 'linkedom';
import { globSync } from 'tinyglobby';
import { site } from '@/lib/config/site';
import { SiteError } from '@/lib/errors/site-error';
import { getBuiltFolder } from '@/lib/publish/build-stamp.server';
import { findSiteFile } from './site-file';

const folder = getBuiltFolder();

/** The file that a host serves at an address of the built site. */
export function readBuilt(pathname: string): Buffer {
  const found = findSiteFile(folder, pathname);
  if (!found) throw new SiteError(`The built site has no ${pathname}.`, `Build it again, or look below ${folder}/.`);
  return readFileSync(found.file);
}

/** The same as a text. */
export const readBuiltText = (pathname: string): string => readBuilt(pathname).toString('utf8');

/** Whether a host would serve something there; a query or an anchor does not matter. */
export const isBuilt = (address: string): boolean => findSiteFile(folder, address.replace(/[?#].*/, '')) !== undefined;

/** The files of the built site that match a pattern. */
export function listBuilt(...patterns: string[]): { file: string; text: string }[] {
  const files = globSync(patterns, { cwd: folder }).sort();
  return files.map((file) => ({ file, text: readFileSync(path.join(folder, file), 'utf8') }));
}

export const parsePage = (html: string): Document => parseHTML(html).document;
export const parseXml = (xml: string) => new DOMParser().parseFromString(xml, 'text/xml');

/** The path of an absolute address of the site. */
export function toBuiltPath(address: string | null | undefined): string {
  const url = address ?? '';
  if (url !== site.url && !url.startsWith(`${site.url}/`))
    throw new SiteError(`"${url}" is not an address of the site.`, '');
  return url.slice(site.url.length) || '/';
}

const required = ['title', 'description', 'viewport', 'charset'];
const requiredWhereShown = ['canonical', 'alternate x-default', 'og:title', 'og:description', 'og:url', 'og:image'];
const repeatable = ['article:tag', 'article:author'];

/** The name of a tag that a head may have only once: `title`, `canonical`, `alternate id`, `og:title`. */
function getTagName(tag: Element): string | undefined {
  // The parser leaves the case of attributes as React writes it: `hrefLang`.
  const values = new Map([...tag.attributes].map(({ name, value }) => [name.toLowerCase(), value]));
  const get = (name: string) => values.get(name);
  if (tag.localName === 'title') return 'title';
  if (tag.localName === 'meta') {
    if (get('charset')) return 'charset';
    const name = get('property') ?? get('name') ?? get('http-equiv') ?? '';
    return repeatable.includes(name) ? undefined : `${name} ${get('media') ?? ''}`.trim();
  }
  const rel = get('rel') ?? '';
  if (tag.localName !== 'link' || /stylesheet|preload|preconnect/.test(rel)) return undefined;
  if (rel === 'alternate') return `alternate ${get('hreflang') ?? `${get('type')} ${get('href')}`}`;
  return rel.includes('icon') ? `${rel} ${get('href')}` : rel;
}

/** The head of a page as machines read it. */
export function readHead(page: Document) {
  const named = [...page.head.children].flatMap((tag) => {
    const name = getTagName(tag);
    return name
      ? [[name, tag.getAttribute('content') ?? tag.getAttribute('href') ?? tag.textContent ?? ''] as const]
      : [];
  });
  const tags = new Map(named);
  const isHidden = tags.get('robots')?.includes('noindex') ?? false;
  const names = named.map(([name]) => name);
  return {
    tags,
    isHidden,
    markdown: page.querySelector('link[type="text/markdown"]')?.getAttribute('href'),
    repeated: names.filter((name, index) => names.indexOf(name) !== index),
    missing: [...required, ...(isHidden ? [] : requiredWhereShown)].filter((name) => !tags.has(name)),
  };
}
