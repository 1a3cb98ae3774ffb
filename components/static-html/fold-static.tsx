import type { ElementContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { cloneElement, createElement, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import { BelowFold } from './below-fold.client';
import { isDrawable } from './draw-server-components';
import { toHastElement } from './to-hast-element';

type Element = ReactElement<Record<string, unknown>>;

/** What is drawn: as an element of React, and where nothing in it is alive in the browser, as HTML too. */
interface Part {
  node: ReactNode;
  html?: ElementContent;
}

/** Elements that React moves to the head, or that have to be written by it to work. */
const reactOnlyTags = new Set(['link', 'meta', 'script', 'style', 'title']);

/** Classes of texts that hold blocks side by side; their styles (`app/styles/prose.css`) look through an element between. */
const proseClass = /(^| )(prose|prose-no-margin|fd-step)( |$)/;

/** Blocks that may stand in any element that holds text. */
const blockTags = new Set('blockquote details div dl figure h2 h3 h4 hr ol p pre section table ul'.split(' '));

/** The class of the text of a page. */
const pageTextClass = /(^| )prose( |$)/;

/** Below this many characters, a string of HTML is no gain over elements. */
const leastHtmlLength = 200;

/** The characters of HTML after which a text has left the first screen: they take 1,300 to 2,900 pixels in height on a desktop. */
const firstScreenLength = 5_000;

/** What a client component counts for, whose HTML is not known here. */
const clientPartLength = 2_000;

/** A rest with fewer characters of HTML is drawn with the first screen. */
const leastRestLength = 3_000;

/**
 * Turns what never changes in the browser into strings of HTML, in the largest pieces that the client components between
 * leave. As a string it is sent once instead of as elements, and the browser has nothing to hydrate.
 * @param node what is drawn, without server components
 */
export function foldStatic(node: ReactNode): ReactNode {
  return toNodes(toParts(node), true);
}

function toParts(node: ReactNode): Part[] {
  if (Array.isArray(node)) return node.flatMap(toParts);
  if (node == null || typeof node === 'boolean') return [];
  if (!isValidElement<Record<string, unknown>>(node)) {
    return typeof node === 'object' ? [{ node }] : [{ node, html: { type: 'text', value: String(node) } }];
  }
  if (node.type === Fragment) return toParts(node.props.children as ReactNode);
  return [
    typeof node.type === 'string' && !reactOnlyTags.has(node.type)
      ? foldElement(node, node.type)
      : { node: foldProps(node) },
  ];
}

function foldElement(node: Element, tagName: string): Part {
  const { children, className = '' } = node.props;
  const parts = toParts(children as ReactNode);
  const fold = pageTextClass.test(String(className)) ? findFold(parts) : parts.length;
  if (fold < parts.length) return { node: cloneElement(node, undefined, ...cutAtFold(parts, fold)) };
  const content = parts.flatMap(({ html }) => html ?? []);
  if (content.length === parts.length) return { node, html: toHastElement(tagName, node.props, content) };
  return { node: cloneElement(node, undefined, toNodes(parts, proseClass.test(String(className)))) };
}

/** The index of the first part that lies below the first screen; their number, where too little does. It reads no further than it has to. */
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
  return [toNodes(parts, true, 0, fold), <BelowFold key="below">{toNodes(parts, true, fold)}</BelowFold>];
}

/** Folds what a client component is given. */
function foldProps(node: Element): Element {
  const nodes = Object.entries(node.props).filter(([, value]) => isDrawable(value));
  if (nodes.length === 0) return node;
  return cloneElement(node, Object.fromEntries(nodes.map(([name, value]) => [name, foldStatic(value as ReactNode)])));
}

/**
 * The parts from `from` to before `to` as elements again, those that never change as HTML.
 * @param isText whether an element may stand around several blocks
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

/** Two lists side by side may use the same keys, which have become those of one list. */
function numberKey(node: ReactNode, index: number): ReactNode {
  return isValidElement(node) && node.key !== null ? cloneElement(node, { key: `${index}-${node.key}` }) : node;
}

function isBlocks(run: Part[]): boolean {
  const elements = run.flatMap(({ html }) => (html?.type === 'element' ? [html] : []));
  return elements.length > 1 && elements.every(({ tagName }) => blockTags.has(tagName));
}

/**
 * Several blocks as HTML. The element around them is `display: contents`, so that the layout ignores it. Whether a text begins or ends
 * with it is a class: rules that go on from `:first-child` to any element have all of a page styled again when something is added to its end.
 */
function createText(run: Part[], isFirst: boolean, isLast: boolean): ReactNode {
  const className = ['contents', isFirst && 'is-first', isLast && 'is-last'].filter(Boolean).join(' ');
  const __html = writeHtml(run.flatMap(({ html }) => html ?? []));
  // biome-ignore lint/security/noDangerouslySetInnerHtml: written from elements, whose texts are text in it
  return <div className={className} dangerouslySetInnerHTML={{ __html }} />;
}

/** One element whose content is HTML, where that is a gain. */
function toNode({ node, html }: Part): ReactNode {
  if (html?.type !== 'element' || !isValidElement<Record<string, unknown>>(node)) return node;
  const __html = writeHtml(html.children);
  if (__html.length < leastHtmlLength || html.children.every(({ type }) => type !== 'element')) return node;
  const { children, ...props } = node.props;
  return createElement(node.type, { ...props, dangerouslySetInnerHTML: { __html } });
}

function writeHtml(content: ElementContent[]): string {
  return toHtml(content, { allowDangerousHtml: true });
}
