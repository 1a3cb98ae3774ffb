import { readFileSync } from 'node:fs';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { announcement } from '../../../content/data/announcement';
import { changelog } from '../../../content/data/changelog';
import { type GlossaryEntry, glossary } from '../../../content/data/glossary';
import { homeLinks, productLinks, readerLinks } from '../../../content/data/home-links';
import { plans } from '../../../content/data/plans';
import { siteLinks } from '../../../content/data/site-links';
import type { NavbarItem } from '../../config/navbar';
import { versions } from '../../config/versions';
import { toLocation } from '../../content/field-problems';
import { isObject } from '../../errors/is-object';
import { SiteError } from '../../errors/site-error';
import { feeds } from '../../outputs/feeds/feeds';
import type { WrittenLink } from './links';

interface LinkingFile {
  file: string;
  /** The field that names a page. */
  field: string;
  values: readonly string[];
  /** Prefix of the value in the page's path. */
  folder?: string;
}

const entries: readonly GlossaryEntry[] = Object.values(glossary);
const toPaths = (links: object) => Object.values(links).map(({ path }) => path as string);

/** Every file of typed data that links to pages; `check-sidebars.server.ts` checks those of the sidebars. */
const linkingFiles: LinkingFile[] = [
  { file: 'content/data/glossary.ts', field: 'page', values: entries.flatMap(({ page }) => page ?? []) },
  {
    file: 'content/data/home-links.ts',
    field: 'path',
    values: [homeLinks, productLinks, readerLinks].flatMap(toPaths),
  },
  {
    file: 'content/data/plans.ts',
    field: 'page',
    values: Object.values(plans).map(({ page }) => page),
    folder: '/docs/pricing/',
  },
  { file: 'content/data/site-links.ts', field: 'path', values: toPaths(siteLinks) },
  { file: 'lib/config/versions.ts', field: 'entry', values: versions.map(({ entry }) => entry) },
  { file: 'lib/outputs/feeds/feeds.ts', field: 'page', values: Object.values(feeds).map(({ page }) => page) },
];

/** The navbar's links; none where the configuration is not valid, which `checkConfig` reports. */
async function readNavbarLinks(): Promise<LinkingFile> {
  const row = { file: 'lib/config/site.ts', field: 'to' };
  try {
    const { site } = await import('../../config/site');
    return { ...row, values: site.navbar.items.flatMap(getNavbarPaths) };
  } catch (error) {
    if (!(error instanceof SiteError)) throw error;
    return { ...row, values: [] };
  }
}

/** The pages that an item of the navbar names by their paths. */
function getNavbarPaths(item: NavbarItem): string[] {
  if (item.type === 'dropdown') return item.items.flatMap(({ to }) => to ?? []);
  return item.type === 'link' && item.to ? [item.to] : [];
}

/** The links of typed data with their places. */
export async function readDataLinks(): Promise<WrittenLink[]> {
  const files = [...linkingFiles, await readNavbarLinks()];
  return files.flatMap(({ file, field, values, folder = '' }) => {
    const text = readFileSync(file, 'utf8');
    return values.map((value) => ({ file: toLocation(file, text, `${field}: '${value}'`), href: `${folder}${value}` }));
  });
}

/** Typed data whose texts are Markdown, by file. It is read as written: `checkConfig` reports what is not valid. */
const linkingData = { 'content/data/announcement.ts': announcement, 'content/data/changelog.ts': changelog };

const parser = unified().use(remarkParse).freeze();

/** The links in the texts of typed data with their places. */
export function readTextLinks(data: Record<string, unknown> = linkingData): WrittenLink[] {
  return Object.entries(data).flatMap(([file, value]) => {
    const source = readFileSync(file, 'utf8');
    const links: WrittenLink[] = [];
    for (const text of listTexts(value)) {
      visit(parser.parse(text), 'link', ({ url }) => {
        links.push({ file: toLocation(file, source, text), href: url });
      });
    }
    return links;
  });
}

/** Every text in a value, however deep. */
function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return isObject(value) ? Object.values(value).flatMap(listTexts) : [];
}
