import { bundleInlineScript } from '../cache/bundle-script.server';
import { SiteError } from '../errors/site-error';
import { type Locale, locales } from '../i18n/locales';
import { toHtmlFile } from '../pages/page-files';
import { loadPageIndex } from '../pages/page-index.server';
import { getPagePath } from '../pages/site-page';
import { buildStructuredData, toScriptText } from './structured-data';

/** An empty script that names its `.script.ts`, as `InlineScript` renders it. */
const namedScript = /<script data-entry="([^"]+)"([^>]*)><\/script>/g;
const emptyData = '<script type="application/ld+json"></script>';

/** The same in any form, which a page must not have in the end. */
const unfilled = /<script[^>]* data-entry=|<script[^>]* type="application\/ld\+json"[^>]*><\/script>/;

/** JSON-LD of pages, by the file of the page in the built site. */
export type StructuredDataFiles = ReadonlyMap<string, string>;

/** Loads the structured data of every page. */
export async function loadStructuredData(): Promise<StructuredDataFiles> {
  return new Map((await Promise.all(locales.map(buildFiles))).flat());
}

async function buildFiles(locale: Locale): Promise<[file: string, text: string][]> {
  const { pages } = await loadPageIndex(locale);
  return [...pages.values()].map((page) => [toHtmlFile(getPagePath(page)), toScriptText(buildStructuredData(page))]);
}

/**
 * Writes into a page the scripts and the structured data that it was rendered without. What React renders stands a second time in the
 * page and in each file that the router loads, where nobody reads it.
 * @param file path of the page in the built site
 * @throws SiteError for a page that has a place for structured data, but none, or a script of another form
 */
export function fillScripts(html: string, file: string, data: StructuredDataFiles): string {
  const filled = html.replace(namedScript, (_, entry, rest) => `<script${rest}>${bundleInlineScript(entry)}</script>`);
  const text = data.get(file);
  if (text === undefined && filled.includes(emptyData)) {
    throw new SiteError(
      `${file} has no structured data.`,
      'Add its page to the index in lib/pages/page-index.server.ts.',
    );
  }
  const page = filled.replace(emptyData, () => emptyData.replace('></', () => `>${text}</`));
  if (!unfilled.test(page)) return page;
  throw new SiteError(
    `${file} has a script that is not as React rendered it so far.`,
    'Compare it with the patterns in lib/publish/fill-scripts.server.ts, and adapt them to the new version.',
  );
}
