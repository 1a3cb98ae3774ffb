import type { Locale } from '@/lib/i18n/locales';
import { readContentLog } from '@/lib/pages/history.server';
import { loadPageIndex } from '@/lib/pages/page-index.server';
import { isIndexable } from '@/lib/pages/site-page';
import { docLogOptions, parseDocChanges } from './doc-changes';
import { buildDocChangeItems } from './feed-items';
import type { FeedItem } from './write-feed';

/** Read once for all languages and formats. */
let log: string | undefined;

function readDocLog(): string {
  const history = readContentLog(docLogOptions, 'content/docs');
  if (history.reason) console.warn(`The feed of documentation changes stays empty: ${history.reason}.`);
  return history.log;
}

/**
 * Loads the new and rewritten pages of the documentation in a language, newest first, from the git history.
 * Without a history there are none, and the build warns of it.
 */
export async function loadDocChangeItems(locale: Locale): Promise<FeedItem[]> {
  log ??= readDocLog();
  const { docs } = await loadPageIndex(locale);
  const pages = new Map(docs.filter(isIndexable).map((page) => [page.file, page]));
  const lineCounts = new Map(docs.map(({ file, body }) => [file, body.split('\n').length]));
  return buildDocChangeItems(
    parseDocChanges(log, lineCounts).flatMap((change) => {
      const page = pages.get(change.file);
      return page ? [{ change, page }] : [];
    }),
  );
}
