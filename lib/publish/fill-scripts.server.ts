import { bundleInlineScript } from '../cache/bundle-script.server';
import { SiteError } from '../errors/site-error';
import { type Locale, locales } from '../i18n/locales';
import { loadPageIndex } from '../pages/page-index.server';
import { getPagePath } from '../pages/site-page';
import { buildStructuredData, toScriptText } from './structured-data';

/** An empty script that names its `.script.ts`, as `InlineScript` renders it. */
const namedScript = /<script data-entry="([^"]+)"([^>]*)><\/script>/g;
const emptyData = '<script type="application/ld+json"></script>';

/** JSON-LD of pages, by the file of the page in the built site. */
export type StructuredDataFiles = ReadonlyMap<string, string>;

/** Loads the structured data of every page. */
export async function loadStructuredData(): Promise<StructuredDataFiles> {
  return new Map((await Promise.all(locales.map(buildFiles))).flat());
}

async function buildFiles(locale: Locale): Promise<[file: string, text: string][]> {
  const { pages } = await loadPageIndex(locale);
  return [...pages.values()].map((page) => [toFile(getPagePath(page)), toScriptText(buildStructuredData(page))]);
}

function toFile(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

/**
 * Writes into a page the scripts and the structured data that it was rendered without. What React renders stands a second time in the
 * page and in each file that the router loads, where nobody reads it.
 * @param file path of the page in the built site
 * @throws SiteError for a page that has a place for structured data, but none
 */
export function fillScripts(html: string, file: string, data: StructuredDataFiles): string {
  const filled = html.replace(namedScript, (_, entry, rest) => `<script${rest}>${bundleInlineScript(entry)}</script>`);
  if (!filled.includes(emptyData)) return filled;
  const text = data.get(file);
  if (text === undefined) {
    throw new SiteError(
      `${file} has no structured data.`,
      'Add its page to the index in lib/pages/page-index.server.ts.',
    );
  }
  return filled.replace(emptyData, () => emptyData.replace('></', () => `>${text}</`));
}
