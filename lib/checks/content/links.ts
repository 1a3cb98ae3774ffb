import { visit } from 'unist-util-visit';
import type { Problem } from '../../errors/problem';
import { isWrittenIn } from '../../i18n/file-locale';
import { type Locale, locales } from '../../i18n/locales';
import { isFileLink } from '../../i18n/paths';
import { findTextAttribute, isMdxElement } from '../../markdown/mdx-element';
import { listAttributes } from '../../markdown/registry';
import { findNearest, toList } from '../../text/nearest';
import type { ParsedPage } from './parse-pages';

/** A link as it stands in a page, in typed data or in an example. */
export interface WrittenLink {
  /** Path from the project root, with `:line` where it is known. */
  file: string;
  /** Target, as an English path. */
  href: string;
  /** The text in the file, if it is not the path. */
  written?: string;
  /** The anchors of the page that has the link. */
  ownAnchors?: readonly string[];
}

/** Targets that links can have. */
export interface LinkTargets {
  /** The anchors of each address; `undefined` where they are unknown, as for pages that are not written in MDX. */
  anchors: ReadonlyMap<string, readonly string[] | undefined>;
  /** The addresses of drafts, which are not built. */
  drafts: ReadonlySet<string>;
}

/** A reason why a link is broken. */
interface LinkProblem {
  /** The end of a sentence. */
  reason: string;
  hint: string;
}

const external = /^(?:[a-z]+:|\/\/)/i;
const languagePrefix = new RegExp(`^/(?:${locales.map(({ code }) => code).join('|')})(?=/|$)`);

/**
 * Collects the targets that the pages of a language can link to.
 * @param otherUrls addresses that exist beside those of the pages, such as the list of blog posts
 */
export function getLinkTargets(pages: readonly ParsedPage[], otherUrls: readonly string[]): LinkTargets {
  const published = pages.filter(({ isDraft }) => !isDraft);
  return {
    anchors: new Map<string, readonly string[] | undefined>([
      ...otherUrls.map((url) => [url, undefined] as const),
      ...published.map(({ url }) => [`${url}.md`, undefined] as const),
      ...published.map(({ url, anchors }) => [url, anchors] as const),
    ]),
    drafts: new Set(pages.filter(({ isDraft }) => isDraft).map(({ url }) => url)),
  };
}

/** Lists the links of the pages that are written in a language. */
export function getPageLinks(pages: readonly ParsedPage[], locale: Locale): WrittenLink[] {
  const links: WrittenLink[] = [];
  for (const { file, ast, anchors } of pages.filter((page) => isWrittenIn(page.file, locale))) {
    visit(ast, (node) => {
      const add = (href: string | undefined) => {
        const line = node.position?.start.line ?? 1;
        if (href !== undefined) links.push({ file: `${file}:${line}`, href, ownAnchors: anchors });
      };
      if (node.type === 'link' || node.type === 'definition') add(node.url);
      if (!isMdxElement(node)) return;
      for (const attribute of listAttributes(node.name, 'link')) add(findTextAttribute(node, attribute));
    });
  }
  return links;
}

/** Finds links to pages and headings that do not exist. */
export function checkLinks(links: readonly WrittenLink[], targets: LinkTargets): Problem[] {
  return links.flatMap(({ file, href, written = href, ownAnchors = [] }) => {
    const problem = findLinkProblem(href, ownAnchors, targets);
    return problem
      ? [{ file, message: `The link "${written}" is broken: ${problem.reason}.`, hint: problem.hint }]
      : [];
  });
}

/**
 * Finds the reason why a link is broken; `undefined` for one that works, or leads to another site.
 * @param ownAnchors anchors of the page that has the link
 */
export function findLinkProblem(
  href: string,
  ownAnchors: readonly string[],
  targets: LinkTargets,
): LinkProblem | undefined {
  if (external.test(href)) return undefined;
  const [, path = '', hash] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(href) ?? [];
  const problem = path === '' ? undefined : findPathProblem(path, href, targets);
  if (problem) return problem;
  const known = path === '' ? ownAnchors : targets.anchors.get(path);
  if (!hash || !known || known.includes(hash)) return undefined;
  const nearest = findNearest(hash, known).map((anchor) => `${path}#${anchor}`);
  return { reason: 'the page has no such heading', hint: `Nearest: ${toList(nearest)}.` };
}

/** Finds the reason why no page or file is at the path of a link. */
function findPathProblem(path: string, href: string, { anchors, drafts }: LinkTargets): LinkProblem | undefined {
  const urls = [...anchors.keys()];
  if (!path.startsWith('/'))
    return { reason: 'it is relative to the page, whose address differs by language', hint: toNearestHint(path, urls) };
  if (anchors.has(path)) return undefined;
  const inDefault = path.replace(languagePrefix, '') || '/';
  if (inDefault !== path && anchors.has(inDefault)) {
    const hint = `Write ${inDefault}${href.slice(path.length)}.`;
    return { reason: 'links name no language, as readers stay in theirs', hint };
  }
  if (drafts.has(path)) {
    const hint = 'Publish that page too, or write the name of the page without a link.';
    return { reason: 'the page is a draft, which is not built', hint };
  }
  const kind = isFileLink(toPagePath(path)) ? 'file' : 'page';
  return { reason: `there is no such ${kind}`, hint: toNearestHint(inDefault, urls) };
}

/** Names the nearest addresses, of pages or of files: one of the same name comes first, as it may have moved to another folder. */
function toNearestHint(path: string, all: readonly string[]): string {
  const clean = toPagePath(path);
  const urls = all.filter((url) => isFileLink(url) === isFileLink(clean));
  const name = clean.slice(clean.lastIndexOf('/') + 1);
  const namesakes = urls.filter((url) => url.endsWith(`/${name}`));
  const nearest = [...new Set([...findNearest(clean, namesakes), ...findNearest(clean, urls)])];
  return `Nearest: ${toList(nearest.slice(0, 3))}.`;
}

/** Returns the address of a page that is linked to as a file, or with a slash at the end. */
function toPagePath(path: string): string {
  return path.replace(/\/$/, '').replace(/\.(?:mdx?|html)$/, '');
}
