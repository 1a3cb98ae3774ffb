import { visit } from 'unist-util-visit';
import type { Locale } from '../i18n/locales';
import { getTextAttribute, isMdxElement } from '../markdown/mdx-element';
import { isWrittenIn } from '../source/text-locale';
import { getAttributeFacts } from './attribute-facts';
import type { Fault } from './fault';
import type { ParsedPage } from './parse-pages';

interface Link {
  href: string;
  line: number;
}

const external = /^(?:[a-z]+:|\/\/)/i;

/**
 * Finds links to pages and headings that do not exist.
 * @param pages every page that may link or be linked to
 * @param otherUrls pages that exist and are not written in MDX, such as the list of blog posts
 * @param locale the language whose pages are checked; others are only linked to
 */
export function checkLinks(pages: readonly ParsedPage[], otherUrls: readonly string[], locale: Locale): Fault[] {
  const targets = new Map<string, readonly string[] | undefined>(otherUrls.map((url) => [url, undefined]));
  for (const { url, hashes, isDraft } of pages) if (!isDraft) targets.set(url, hashes);
  return pages
    .filter(({ file }) => isWrittenIn(file, locale))
    .flatMap((page) =>
      getLinks(page).flatMap(({ href, line }) => {
        const reason = findReason(href, page, targets);
        if (!reason) return [];
        return {
          file: `${page.file}:${line}`,
          message: `The link "${href}" leads nowhere: ${reason}.`,
          hint: 'Link to a page as /docs/folder/page and to a heading as #its-anchor.',
        };
      }),
    );
}

function getLinks({ tree }: ParsedPage): Link[] {
  const links: Link[] = [];
  visit(tree, (node) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'link' || node.type === 'definition') links.push({ href: node.url, line });
    if (!isMdxElement(node)) return;
    for (const attribute of getAttributeFacts(node.name).links ?? []) {
      const href = getTextAttribute(node, attribute);
      if (href !== undefined) links.push({ href, line });
    }
  });
  return links;
}

function findReason(
  href: string,
  page: ParsedPage,
  targets: ReadonlyMap<string, readonly string[] | undefined>,
): string | undefined {
  if (external.test(href)) return undefined;
  const [, path = '', hash] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(href) ?? [];
  if (path !== '' && !path.startsWith('/')) return 'it is relative to the page, whose address differs by language';
  if (path !== '' && !targets.has(path)) return 'there is no such page';
  const hashes = path === '' ? page.hashes : targets.get(path);
  return hash && hashes && !hashes.includes(hash) ? 'the page has no such heading' : undefined;
}
