import type { ElementContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { cloneElement, createElement, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import { AfterText, BelowFold } from './below-fold.client';
import { isRenderable } from './render-server-components';
import { toHastElement } from './to-hast-element';

type Element = ReactElement<Record<string, unknown>>;

/** What is known of the tree so far. Its parts are visited in their order on the page. */
interface Visit {
  /** Whether a text has been cut at the fold. */
  isCut: boolean;
}

/** A piece of the tree: as a React node, and as HTML too if nothing in it needs hydration. */
interface Part {
  node: ReactNode;
  html?: ElementContent;
}

/** Elements that React moves to the head, or that only work when React renders them. */
const reactOnlyTags = new Set(['link', 'meta', 'script', 'style', 'title']);

/** Classes of texts with several blocks as children; their styles (`app/styles/prose.css`) allow for a wrapper in between. */
const proseClass = /(^| )(prose|prose-no-margin|fd-step)( |$)/;

/** Blocks that are allowed in any element that contains text. */
const blockTags = new Set('blockquote details div dl figure h2 h3 h4 hr ol p pre section table ul'.split(' '));

/** The class of the text of a page. */
const pageTextClass = /(^| )prose( |$)/;

/** Below this many characters, a string of HTML is no gain over elements. */
const leastHtmlLength = 200;

/** Characters of HTML that fill the first screen: they take up 900 to 2,000 pixels in height on a desktop, below the title. */
const firstScreenLength = 3_500;

/** Characters that a client component counts for, as its HTML is not known here. */
const clientPartLength = 2_000;

/** A remainder with fewer characters of HTML is rendered with the first screen. */
const leastRestLength = 3_000;

/**
 * Turns whatever is static in the browser into strings of HTML, in pieces as large as the client components in between allow.
 * A string is sent once instead of as elements, and the browser has nothing to hydrate.
 * @param node the tree, with its server components already called
 */
export function serializeStatic(node: ReactNode): ReactNode {
  return serialize(node, { isCut: false });
}

function serialize(node: ReactNode, visit: Visit): ReactNode {
  return toNodes(toParts(node, visit), true);
}

function toParts(node: ReactNode, visit: Visit): Part[] {
  if (Array.isArray(node)) return node.flatMap((child) => toParts(child, visit));
  if (node == null || typeof node === 'boolean') return [];
  if (!isValidElement<Record<string, unknown>>(node)) {
    return typeof node === 'object' ? [{ node }] : [{ node, html: { type: 'text', value: String(node) } }];
  }
  const children = node.props.children as ReactNode;
  const isLate = node.type === AfterText && visit.isCut;
  if (isLate) return [{ node: <AfterText key="below">{defer(serialize(children, visit))}</AfterText> }];
  if (node.type === Fragment || node.type === AfterText) return toParts(children, visit);
  return [
    typeof node.type === 'string' && !reactOnlyTags.has(node.type)
      ? foldElement(node, node.type, visit)
      : { node: foldProps(node, visit) },
  ];
}

function foldElement(node: Element, tagName: string, visit: Visit): Part {
  const { children, className = '' } = node.props;
  const parts = toParts(children as ReactNode, visit);
  const fold = pageTextClass.test(String(className)) ? findFold(parts) : parts.length;
  if (fold < parts.length) {
    visit.isCut = true;
    return { node: cloneElement(node, undefined, ...cutAtFold(parts, fold)) };
  }
  const content = parts.flatMap(({ html }) => html ?? []);
  if (content.length === parts.length) return { node, html: toHastElement(tagName, node.props, content) };
  return { node: cloneElement(node, undefined, toNodes(parts, proseClass.test(String(className)))) };
}

/** The index of the first part below the first screen, or the number of parts if too little is below it. Stops as soon as that is known. */
function findFold(parts: Part[]): number {
  let [fold, above, below] = [0, 0, 0];
  for (const { html } of parts) {
    const length = html ? writeHtml([html]).length : clientPartLength;
    if (above < firstScreenLength) {
      above += length;
      fold += 1;
    } else {
      below += length;
      if (below >= leastRestLength) return fold;
    }
  }
  return parts.length;
}

function cutAtFold(parts: Part[], fold: number): ReactNode[] {
  return [toNodes(parts, true, 0, fold), <BelowFold key="below">{defer(toNodes(parts, true, fold))}</BelowFold>];
}

/** A promise gets rows of its own in the payload, which can be fetched later: `split-below-fold.ts` finds them by the key of its parent. */
function defer(node: ReactNode): Promise<Awaited<ReactNode>> {
  return Promise.resolve(node) as Promise<Awaited<ReactNode>>;
}

/** Folds the nodes in the props of a client component. */
function foldProps(node: Element, visit: Visit): Element {
  const nodes = Object.entries(node.props).filter(([, value]) => isRenderable(value));
  if (nodes.length === 0) return node;
  return cloneElement(
    node,
    Object.fromEntries(nodes.map(([name, value]) => [name, serialize(value as ReactNode, visit)])),
  );
}

/**
 * The parts from `from` up to, but not including, `to` as nodes again, static ones as HTML.
 * @param isText whether an element may wrap several blocks
 */
function toNodes(parts: Part[], isText: boolean, from = 0, to = parts.length): ReactNode {
  const nodes: ReactNode[] = [];
  for (let start = from; start < to; ) {
    let end = start;
    while (end < to && parts[end]?.html) end += 1;
    const run = parts.slice(start, Math.max(end, start + 1));
    if (isText && isBlocks(run)) nodes.push(createText(run, start === 0, end === parts.length));
    else nodes.push(...run.map(toNode));
    start += run.length;
  }
  return nodes.length > 1 ? createElement(Fragment, null, ...nodes.map(numberKey)) : nodes[0];
}

/** Makes keys unique: adjacent lists, now merged into one, may use the same ones. */
function numberKey(node: ReactNode, index: number): ReactNode {
  return isValidElement(node) && node.key !== null ? cloneElement(node, { key: `${index}-${node.key}` }) : node;
}

function isBlocks(run: Part[]): boolean {
  const elements = run.flatMap(({ html }) => (html?.type === 'element' ? [html] : []));
  return elements.length > 1 && elements.every(({ tagName }) => blockTags.has(tagName));
}

/**
 * Several blocks as HTML. The element around them is `display: contents`, so that layout ignores it. Classes say whether it begins
 * or ends a text: rules that continue from `:first-child` to any element restyle the whole page when something is appended to it.
 */
function createText(run: Part[], isFirst: boolean, isLast: boolean): ReactNode {
  const className = ['contents', isFirst && 'is-first', isLast && 'is-last'].filter(Boolean).join(' ');
  const __html = writeHtml(run.flatMap(({ html }) => html ?? []));
  // biome-ignore lint/security/noDangerouslySetInnerHtml: serialized from elements, with their text escaped
  return <div className={className} dangerouslySetInnerHTML={{ __html }} />;
}

/** One element with its content as HTML, where that is a gain. */
function toNode({ node, html }: Part): ReactNode {
  if (html?.type !== 'element' || !isValidElement<Record<string, unknown>>(node)) return node;
  const __html = writeHtml(html.children, html.tagName === 'svg' ? 'svg' : 'html');
  if (__html.length < leastHtmlLength || html.children.every(({ type }) => type !== 'element')) return node;
  const { children, ...props } = node.props;
  return createElement(node.type, { ...props, dangerouslySetInnerHTML: { __html } });
}

function writeHtml(content: ElementContent[], space: 'html' | 'svg' = 'html'): string {
  return toHtml(content, { allowDangerousHtml: true, space });
}
