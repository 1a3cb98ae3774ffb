import { visit } from 'unist-util-visit';
import { getTextAttribute, isMdxElement } from '../content/mdx-element';
import { isWrittenIn } from '../content/page-paths';
import type { Fault } from '../errors/fault';
import type { Locale } from '../i18n/locales';
import { findLinkFault } from './find-link-fault';
import { getLinkTargets, type LinkTargets } from './link-targets';
import { listAttributes } from './list-attributes';
import type { ParsedPage } from './parse-pages';

interface Link {
  href: string;
  line: number;
}

/** A link that no page makes of Markdown, such as a field of typed data. */
export interface DataLink {
  /** Path from the project root, with `:line` where it is known. */
  file: string;
  /** Where it leads, as an English path. */
  href: string;
  /** What the file says, where that is not the path. */
  written?: string;
}

/**
 * Finds links to pages and headings that do not exist.
 * @param pages every page that may link or be linked to
 * @param otherUrls pages that exist and are not written in MDX, such as the list of blog posts
 * @param locale the language whose pages are checked; others are only linked to
 */
export function checkLinks(pages: readonly ParsedPage[], otherUrls: readonly string[], locale: Locale): Fault[] {
  const targets = getLinkTargets(pages, otherUrls);
  return pages
    .filter(({ file }) => isWrittenIn(file, locale))
    .flatMap((page) =>
      getLinks(page).flatMap(({ href, line }) =>
        toFaults({ file: `${page.file}:${line}`, href }, targets, page.hashes),
      ),
    );
}

/**
 * Finds broken links among those that no page makes of Markdown.
 * @param pages every page of the default language
 * @param otherUrls pages that exist and are not written in MDX
 */
export function checkDataLinks(
  links: readonly DataLink[],
  pages: readonly ParsedPage[],
  otherUrls: readonly string[],
): Fault[] {
  const targets = getLinkTargets(pages, otherUrls);
  return links.flatMap((link) => toFaults(link, targets));
}

/** @param ownHashes the anchors of the page that has the link */
function toFaults(
  { file, href, written = href }: DataLink,
  targets: LinkTargets,
  ownHashes: readonly string[] = [],
): Fault[] {
  const fault = findLinkFault(href, ownHashes, targets);
  return fault ? [{ file, message: `The link "${written}" is broken: ${fault.reason}.`, hint: fault.hint }] : [];
}

function getLinks({ tree }: ParsedPage): Link[] {
  const links: Link[] = [];
  visit(tree, (node) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'link' || node.type === 'definition') links.push({ href: node.url, line });
    if (!isMdxElement(node)) return;
    for (const attribute of listAttributes(node.name, 'link')) {
      const href = getTextAttribute(node, attribute);
      if (href !== undefined) links.push({ href, line });
    }
  });
  return links;
}
