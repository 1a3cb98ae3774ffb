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

/** A link that is a field of typed data rather than part of a text. */
export interface DataLink {
  /** Path from the project root, with `:line` where it is known. */
  file: string;
  /** Where it leads, as an English path. */
  href: string;
}

/** The anchors of every link target, by its path; `undefined` for targets that are not written in MDX, whose anchors are unknown. */
type Targets = ReadonlyMap<string, readonly string[] | undefined>;

const external = /^(?:[a-z]+:|\/\/)/i;

/**
 * Finds links to pages and headings that do not exist.
 * @param pages every page that may link or be linked to
 * @param otherUrls pages that exist and are not written in MDX, such as the list of blog posts
 * @param locale the language whose pages are checked; others are only linked to
 */
export function checkLinks(pages: readonly ParsedPage[], otherUrls: readonly string[], locale: Locale): Fault[] {
  const targets = getTargets(pages, otherUrls);
  return pages
    .filter(({ file }) => isWrittenIn(file, locale))
    .flatMap((page) =>
      getLinks(page).flatMap(({ href, line }) => toFaults(`${page.file}:${line}`, href, targets, page.hashes)),
    );
}

/**
 * Finds broken links in typed data.
 * @param pages every page of the default language
 * @param otherUrls pages that exist and are not written in MDX
 */
export function checkDataLinks(
  links: readonly DataLink[],
  pages: readonly ParsedPage[],
  otherUrls: readonly string[],
): Fault[] {
  const targets = getTargets(pages, otherUrls);
  return links.flatMap(({ file, href }) => toFaults(file, href, targets));
}

function getTargets(pages: readonly ParsedPage[], otherUrls: readonly string[]): Targets {
  const published = pages.filter(({ isDraft }) => !isDraft);
  return new Map<string, readonly string[] | undefined>([
    ...otherUrls.map((url) => [url, undefined] as const),
    ...published.map(({ url, hashes }) => [url, hashes] as const),
  ]);
}

/** @param ownHashes the anchors of the page that has the link */
function toFaults(file: string, href: string, targets: Targets, ownHashes: readonly string[] = []): Fault[] {
  const reason = findReason(href, ownHashes, targets);
  if (!reason) return [];
  const hint = 'Link to a page as /docs/folder/page and to a heading as #its-anchor.';
  return [{ file, message: `The link "${href}" is broken: ${reason}.`, hint }];
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

function findReason(href: string, ownHashes: readonly string[], targets: Targets): string | undefined {
  if (external.test(href)) return undefined;
  const [, path = '', hash] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(href) ?? [];
  if (path !== '' && !path.startsWith('/')) return 'it is relative to the page, whose address differs by language';
  if (path !== '' && !targets.has(path)) return 'there is no such page';
  const hashes = path === '' ? ownHashes : targets.get(path);
  return hash && hashes && !hashes.includes(hash) ? 'the page has no such heading' : undefined;
}
