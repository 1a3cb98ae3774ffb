import { readFileSync } from 'node:fs';
import { type GlossaryEntry, glossary } from '../../content/data/glossary';
import { homeLinks, productLinks, readerLinks } from '../../content/data/home-links';
import { plans } from '../../content/data/plans';
import { siteLinks } from '../../content/data/site-links';
import { versions } from '../config/versions';
import { toLocation } from '../content/field-faults';
import { SiteError } from '../errors/site-error';
import { feeds } from '../feeds/feeds';
import type { NavbarItem } from '../schemas/navbar';
import type { DataLink } from './check-links';

interface LinkingFile {
  file: string;
  /** The field that names a page. */
  field: string;
  values: readonly string[];
  /** Prefix of the value in the page's path. */
  folder?: string;
}

const entries: readonly GlossaryEntry[] = Object.values(glossary);

/** Every file of typed data that links to pages; `check-sidebars.ts` checks those of the sidebars. */
const linkingFiles: LinkingFile[] = [
  { file: 'content/data/glossary.ts', field: 'page', values: entries.flatMap(({ page }) => page ?? []) },
  {
    file: 'content/data/home-links.ts',
    field: 'path',
    values: [...Object.values(homeLinks), ...productLinks, ...readerLinks].map(({ path }) => path),
  },
  {
    file: 'content/data/plans.ts',
    field: 'page',
    values: Object.values(plans).map(({ page }) => page),
    folder: '/docs/pricing/',
  },
  {
    file: 'content/data/site-links.ts',
    field: 'path',
    values: Object.values(siteLinks).map(({ path }) => path),
  },
  { file: 'lib/config/versions.ts', field: 'entry', values: versions.map(({ entry }) => entry) },
  { file: 'lib/feeds/feeds.ts', field: 'page', values: Object.values(feeds).map(({ page }) => page) },
];

/** The navbar's links; none where the configuration is not valid, which `checkConfig` reports. */
async function readNavbarLinks(): Promise<LinkingFile> {
  const row = { file: 'lib/config/site.ts', field: 'to' };
  try {
    const { site } = await import('../config/site');
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
export async function readDataLinks(): Promise<DataLink[]> {
  const files = [...linkingFiles, await readNavbarLinks()];
  return files.flatMap(({ file, field, values, folder = '' }) => {
    const text = readFileSync(file, 'utf8');
    return values.map((value) => ({ file: toLocation(file, text, `${field}: '${value}'`), href: `${folder}${value}` }));
  });
}
