import { type ScanResult, validateFiles } from 'next-validate-link';
import remarkMdx from 'remark-mdx';
import type { Locale } from '../i18n/locales';
import { isWrittenIn } from '../source/text-locale';
import type { ParsedPage } from './check-syntax.server';
import type { Fault } from './fault';

/** Components whose attributes hold links. */
const components = { Card: { attributes: ['href'] } };

const reasons: Record<string, string> = {
  'not-found': 'there is no such page',
  'invalid-fragment': 'the page has no such heading',
};

/**
 * Finds links to pages and headings that do not exist.
 * @param pages every page that may link or be linked to
 * @param otherUrls pages that exist and are not written in MDX, such as the list of blog posts
 * @param locale the language whose pages are checked; others are only linked to
 */
export async function checkLinks(
  pages: readonly ParsedPage[],
  otherUrls: readonly string[],
  locale: Locale,
): Promise<Fault[]> {
  const urls: ScanResult['urls'] = new Map(otherUrls.map((url) => [url, {}]));
  for (const { url, hashes } of pages) urls.set(url, { hashes });

  const results = await validateFiles(
    pages
      .filter(({ file }) => isWrittenIn(file, locale))
      .map(({ file, url, body }) => ({ path: file, url, content: toAbsoluteAnchors(body, url) })),
    {
      scanned: { urls, fallbackUrls: [] },
      checkRelativeUrls: false,
      markdown: { components, remarkPlugins: [remarkMdx] },
    },
  );
  return results.flatMap(({ file, errors }) =>
    errors.map(({ url, line, reason }) => ({
      file: `${file}:${line}`,
      message: `The link "${url}" leads nowhere: ${reasons[String(reason)] ?? String(reason)}.`,
      hint: 'Link to a page as /docs/folder/page and to a heading as #its-anchor.',
    })),
  );
}

/** Writes `(#anchor)` as `(/docs/page#anchor)`: the validator leaves links within a page unchecked. */
function toAbsoluteAnchors(body: string, url: string): string {
  return body.replaceAll('](#', `](${url}#`);
}
