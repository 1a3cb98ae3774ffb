import postcss, { type ChildNode } from 'postcss';
import parseSelectors from 'postcss-selector-parser';
import { unescapeHtml } from '../text/unescape-html';

/** A rule, a block of rules such as a layer, or anything else in a style sheet. */
type StylePart =
  | { selectors: { text: string; names: string[] }[]; body: string }
  | { head: string; parts: StylePart[]; isLayer: boolean }
  | string;

/** A style sheet of which pages take what they use. */
export type StyleSheet = StylePart[];

/** Blocks that hold rules for elements. */
const blocks = new Set(['container', 'layer', 'media', 'supports']);

/** What a page needs later than its first paint. */
const later = /^print$|\(hover:\s*hover\)/;

/** By it a page knows that the file of all styles has come (`lib/base-url`), so no page may hold it. */
const fileMark = '--site-styles';

/** What the scripts of the head give the document before anything is painted. */
const early = ['.dark'];

/** @throws CssSyntaxError for what is no style sheet */
export function parseStyles(css: string): StyleSheet {
  return postcss.parse(css).nodes.map(toPart);
}

function toPart(node: ChildNode): StylePart {
  if (node.type === 'rule') {
    const selectors = parseSelectors().astSync(node.selector).nodes;
    const rest = node.clone({ selector: '' });
    rest.walkDecls(fileMark, (mark) => {
      mark.remove();
    });
    return {
      selectors: selectors.map((selector) => ({ text: String(selector), names: selector.nodes.flatMap(toName) })),
      body: String(rest),
    };
  }
  if (node.type !== 'atrule') return '';
  if (!node.nodes) return `${node};`;
  if (!blocks.has(node.name)) return String(node);
  const isLater = node.name === 'media' && later.test(node.params);
  return {
    head: `@${node.name} ${node.params}`,
    parts: isLater ? [] : node.nodes.map(toPart),
    isLayer: node.name === 'layer',
  };
}

/** What a page has to hold for a part of a selector to find something; of attributes, states and `:not(…)` nothing is asked. */
function toName(node: parseSelectors.Node): string[] {
  if (node.type === 'class') return [`.${node.value}`];
  if (node.type === 'id') return [`#${node.value}`];
  return node.type === 'tag' ? [node.value.toLowerCase()] : [];
}

/**
 * The part of a style sheet that a page is painted with at first: rules whose selectors name nothing that is not in the page,
 * but for printing and for a mouse over something. It never has less than what applies, and all of it in its order.
 */
export function selectUsedStyles(sheet: StyleSheet, html: string): string {
  return writeParts(sheet, findNames(html));
}

function writeParts(parts: readonly StylePart[], names: ReadonlySet<string>): string {
  return parts.map((part) => writePart(part, names)).join('');
}

function writePart(part: StylePart, names: ReadonlySet<string>): string {
  if (typeof part === 'string') return part;
  if ('selectors' in part) {
    const used = part.selectors.filter((selector) => selector.names.every((name) => names.has(name)));
    return used.length === 0 ? '' : used.map(({ text }) => text).join(',') + part.body;
  }
  const content = writeParts(part.parts, names);
  // Layers count in the order in which they are first named, also one that is empty here.
  return content === '' && !part.isLayer ? '' : `${part.head}{${content}}`;
}

/** Names of elements, classes and ids in a page; to find too many does no harm. */
function findNames(html: string): Set<string> {
  const elements = [...html.matchAll(/<([a-z][\w-]*)/gi)].map(([, name = '']) => name.toLowerCase());
  const classes = [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, list = '']) => list.split(/\s+/));
  const ids = [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => id);
  const toNames = (sign: string, list: string[]) => [...new Set(list)].map((name) => sign + unescapeHtml(name));
  return new Set([...early, ...elements, ...toNames('.', classes), ...toNames('#', ids)]);
}
