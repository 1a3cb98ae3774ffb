import path from 'node:path';
import { loadOnce } from '../build/build-cache.server';
import { loadSitePages } from '../content/catalogue.server';
import { getDocPages } from '../content/docs.server';
import { readContentLog } from '../content/history.server';
import { readFiles } from '../content/read-pages.server';
import { isListed } from '../content/site-page';
import type { Locale } from '../i18n/locales';
import { splitLocale } from '../i18n/paths';
import { buildDocChangeItems, docLogOptions, parseDocChanges } from './feeds/doc-changes-feed';
import type { FeedItem } from './feeds/write-feed';

const folder = 'content/docs';

let history: string | undefined;

/** The git history of the pages, read once for all languages; if it is not available it is empty, and the build says why. */
function getHistory(): string {
  history ??= readHistory();
  return history;
}

function readHistory(): string {
  const { log, reason } = readContentLog(docLogOptions, folder);
  if (reason) console.warn(`The feed of documentation changes stays empty: ${reason}.`);
  return log;
}

const known = new Map<Locale, Promise<FeedItem[]>>();

/**
 * New and rewritten pages of the documentation in a language, newest first, from the git history.
 * If the history is not available there are none, and the build says so.
 */
export function loadDocChangeItems(locale: Locale): Promise<FeedItem[]> {
  return loadOnce(known, locale, () => readDocChangeItems(locale)); // Shared by the formats of the feed.
}

async function readDocChangeItems(locale: Locale): Promise<FeedItem[]> {
  const files = readFiles(folder, ['**/*.mdx']);
  const lineCounts = new Map(files.map(({ path: file, text }) => [`${folder}/${file}`, text.split('\n').length]));
  const sitePages = await loadSitePages(locale);
  const pages = new Map(
    getDocPages(locale).map((page) => [path.posix.join(folder, page.path), sitePages.get(splitLocale(page.url).path)]),
  );
  const changes = parseDocChanges(getHistory(), lineCounts).flatMap((change) => {
    const page = pages.get(change.file);
    return page && isListed(page) ? [{ change, page }] : [];
  });
  return buildDocChangeItems(changes);
}
