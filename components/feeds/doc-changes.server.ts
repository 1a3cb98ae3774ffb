import path from 'node:path';
import type { Locale } from '@/lib/i18n/locales';
import { splitLocale } from '@/lib/i18n/paths';
import { loadSitePages } from '@/lib/pages/catalogue.server';
import { getDocPages } from '@/lib/pages/docs.server';
import { readContentLog } from '@/lib/pages/history.server';
import { readFiles } from '@/lib/pages/read-pages.server';
import { isListed } from '@/lib/pages/site-page';
import { type DocChange, docLogOptions, parseDocChanges } from './doc-changes';
import { buildDocChangeItems } from './feed-items';
import type { FeedItem } from './write-feed';

const folder = 'content/docs';

/** Read once for all languages and formats. */
let changes: DocChange[] | undefined;

function readDocChanges(): DocChange[] {
  const { log, reason } = readContentLog(docLogOptions, folder);
  if (reason) console.warn(`The feed of documentation changes stays empty: ${reason}.`);
  const files = readFiles(folder, ['**/*.mdx']);
  return parseDocChanges(log, new Map(files.map((file) => [`${folder}/${file.path}`, file.text.split('\n').length])));
}

/**
 * New and rewritten pages of the documentation in a language, newest first, from the git history.
 * If the history is not available there are none, and the build says so.
 */
export async function loadDocChangeItems(locale: Locale): Promise<FeedItem[]> {
  const sitePages = await loadSitePages(locale);
  const pages = new Map(
    getDocPages(locale).map((page) => [path.posix.join(folder, page.path), sitePages.get(splitLocale(page.url).path)]),
  );
  changes ??= readDocChanges();
  return buildDocChangeItems(
    changes.flatMap((change) => {
      const page = pages.get(change.file);
      return page && isListed(page) ? [{ change, page }] : [];
    }),
  );
}
