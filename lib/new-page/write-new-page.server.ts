import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { parse, parseJson } from '../errors/parse';
import { SiteError } from '../errors/site-error';
import { toPageUrl, toTranslatedFile } from '../i18n/file-locale';
import { completeLocales, defaultLocale, prefixedLocales } from '../i18n/locales';
import { type SidebarMeta, sidebarMetaSchema } from '../pages/schemas/sidebar-meta';
import { insertPage, type NewPage, toPageText } from './new-page';

interface TextFile {
  file: string;
  text: string;
}

/**
 * Writes a page in every language and adds it, with any new folder, to the sidebar.
 * @param root folder of the documentation
 * @returns the files that were written or changed
 * @throws SiteError if the page already exists, or the one that it should follow does not; nothing is written then
 */
export function writeNewPage(page: NewPage, root = 'content/docs'): string[] {
  const files = [...getPageFiles(page, root), ...getMetaFiles(page, root)];
  for (const { file, text } of files) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return files.map(({ file }) => file);
}

function getPageFiles(page: NewPage, root: string): TextFile[] {
  const folder = path.join(root, page.path);
  if (existsSync(folder)) {
    throw new SiteError(
      `${folder} is a folder, and its pages are below it.`,
      `Pass --path ${page.path}/index instead.`,
    );
  }
  const url = toPageUrl(`${page.path}.mdx`, '');
  const pages = globSync('**/*.mdx', { cwd: root }).sort();
  const existing = pages.findLast((other) => toPageUrl(other, '') === url); // The page itself comes after its translations.
  if (existing) {
    throw new SiteError(`${path.join(root, existing)} already exists.`, 'Choose another path, or edit that page.');
  }
  const source = path.join(root, `${page.path}.mdx`);
  return completeLocales.map((locale) => ({
    file: locale === defaultLocale ? source : toTranslatedFile(source, locale),
    text: toPageText(page, locale),
  }));
}

/** Builds the `meta.json` files of the page's folder and, where folders are new, of the ones above. */
function getMetaFiles(page: NewPage, root: string): TextFile[] {
  const files: TextFile[] = [];
  let name = page.path;
  let after = page.after;
  do {
    const folder = path.posix.dirname(name);
    const file = path.join(root, folder, 'meta.json');
    const names = listNames(path.join(root, folder));
    const isNew = !existsSync(file);
    // A folder without a `meta.json` shows all of its pages, so its new one keeps them visible.
    const order = names.length === 0 ? [] : ['...'];
    const meta = isNew ? { title: path.basename(folder), pages: order } : readMeta(file);
    files.push({ file, text: toJson(insertPage({ meta, names }, path.basename(name), after)) });
    if (!isNew) return files;
    for (const { code } of prefixedLocales) {
      files.push({ file: path.join(root, folder, `meta.${code}.json`), text: toJson({ title: meta.title }) });
    }
    name = folder;
    after = undefined;
  } while (name !== '.');
  return files;
}

/** Lists the pages and folders in a folder, which may be missing. */
function listNames(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory() || entry.name.endsWith('.mdx'));
  return [...new Set(names.map(({ name }) => name.replace(/(?:\.\w+)?\.mdx$/, '')))];
}

function readMeta(file: string): SidebarMeta {
  const hint = 'Fix it before you add a page.';
  return parse(sidebarMetaSchema, parseJson(readFileSync(file, 'utf8'), file, hint), file, hint);
}

function toJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
