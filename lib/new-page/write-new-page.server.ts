import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from '../errors/parse';
import { SiteError } from '../errors/site-error';
import { sidebarMetaSchema } from '../schemas/sidebar-meta';
import { insertPage, type NewPage, toAnchor, toPageText } from './new-page';

const heading = { en: 'What it is for', id: 'Kegunaannya' };

/**
 * Writes a page in both languages and puts it into its sidebar.
 * @param root folder of the documentation
 * @returns the files that were written or changed
 * @throws SiteError where the page exists already or its place in the sidebar does not
 */
export function writeNewPage(page: NewPage, root = 'content/docs'): string[] {
  const file = path.join(root, `${page.path}.mdx`);
  const fileId = path.join(root, `${page.path}.id.mdx`);
  const existing = [file, fileId].find((name) => existsSync(name));
  if (existing) throw new SiteError(`${existing} exists already.`, 'Choose another path, or edit that page.');

  const folder = path.dirname(file);
  const metaFile = path.join(folder, 'meta.json');
  const meta = existsSync(metaFile)
    ? parse(sidebarMetaSchema, JSON.parse(readFileSync(metaFile, 'utf8')), metaFile, 'Mend it before you add a page.')
    : { title: path.basename(folder), pages: [] };
  const changed = insertPage(meta, path.basename(page.path), page.after);

  mkdirSync(folder, { recursive: true });
  writeFileSync(file, toPageText(page, heading.en));
  const translated = { title: page.titleId, description: page.descriptionId };
  writeFileSync(fileId, toPageText(translated, heading.id, toAnchor(heading.en)));
  writeFileSync(metaFile, `${JSON.stringify(changed, null, 2)}\n`);
  return [file, fileId, metaFile];
}
