import postcss, { type ChildNode } from 'postcss';
import parseSelectors, { type Node, type Pseudo, type Selector } from 'postcss-selector-parser';
import { unescapeHtml } from '../text/escape';

/** A rule for elements, a definition of a name, a block of rules such as a layer, or anything else in a style sheet. */
type StylePart = StyleRule | Definition | StyleBlock | string;

interface StyleRule {
  selectors: Selector[];
  declarations: { name: string; text: string }[];
}

/** A registered variable (`@property`) or an animation (`@keyframes`). */
interface Definition {
  name: string;
  text: string;
}

interface StyleBlock {
  head: string;
  parts: StylePart[];
  isLayer: boolean;
}

/** A parsed style sheet. */
export type StyleSheet = StylePart[];

/** Returns whether a page has elements that match a name such as `p`, `.class`, `#id` or `[attribute]`. */
type HasName = (name: string) => boolean;

/** At-rules that hold rules for elements. */
const blockRules = new Set(['container', 'layer', 'media', 'supports']);

/** Media queries that can wait until after the first paint: print, hover, forced colours, no scripts. */
const laterMedia = /^print\b|\(hover:\s*hover\)|\((?:forced-colors|scripting):/;

/** Pseudo-classes with a list of selectors, of which one has to match. */
const selectorLists = new Set([':is', ':where', ':has']);

/** Pseudo-elements of form fields. */
const fieldParts = /^::(?:-webkit-(?:date|calendar|search|inner|outer)|file-selector-button|placeholder)/;

/** Names that scripts in the head, or readers even without scripts, may add before the style sheet arrives. */
const addedEarly = ['.dark', '[data-announcement]', '[open]'];

/** @throws CssSyntaxError for text that is not a style sheet */
export function parseStyles(css: string): StyleSheet {
  return postcss.parse(css).nodes.map(toPart);
}

function toPart(node: ChildNode): StylePart {
  if (node.type === 'rule') {
    return {
      selectors: parseSelectors().astSync(node.selector).nodes,
      declarations: node.nodes.map((part) => ({ name: part.type === 'decl' ? part.prop : '', text: String(part) })),
    };
  }
  if (node.type !== 'atrule' || node.name === 'page') return '';
  if (!node.nodes) return `${node};`;
  if (node.name === 'property' || node.name === 'keyframes') return { name: node.params, text: String(node) };
  if (!blockRules.has(node.name)) return String(node);
  const isLater = node.name === 'media' && laterMedia.test(node.params);
  return {
    head: `@${node.name} ${node.params}`,
    parts: isLater ? [] : node.nodes.map(toPart),
    isLayer: node.name === 'layer',
  };
}

/**
 * Extracts the part of a style sheet that a page's first paint needs, in its original order: rules whose selectors name only what is in
 * the page, with the variables and animations that they use, but none for print, hover and forced colours. It has everything that
 * applies before a script runs.
 */
export function extractCriticalStyles(sheet: StyleSheet, html: string): string {
  const used = filterUsed(sheet, findNames(html));
  // Besides `style`, attributes of SVG such as `fill` read variables.
  const attributes = [...html.matchAll(/\s[\w-]+="([^"]*\b(?:var\(--|animation)[^"]*)"/g)].map(
    ([, value = '']) => value,
  );
  const names = findUsedNames([...attributes, ...collectTexts(used)]);
  return used.map((part) => writePart(part, names)).join('');
}

/** Leaves out rules, and selectors of rules, that match nothing. */
function filterUsed(parts: readonly StylePart[], has: HasName): StylePart[] {
  return parts.flatMap((part): StylePart[] => {
    if (typeof part === 'string' || 'name' in part) return [part];
    if ('parts' in part) return [{ ...part, parts: filterUsed(part.parts, has) }];
    const selectors = part.selectors.filter((selector) => canMatch(selector, has));
    return selectors.length === 0 ? [] : [{ ...part, selectors }];
  });
}

/**
 * Returns whether a page has all that a selector names. `:hover`, and `::highlight`, which only scripts fill, never match; other states,
 * attribute values and `:not(…)` always do.
 */
function canMatch(selector: Selector, has: HasName): boolean {
  return selector.nodes.every((node) => {
    if (node.type === 'pseudo') return canMatchPseudo(node, has);
    const name = toName(node);
    return name === undefined || has(name);
  });
}

/** Returns what a part of a selector names on a page; nothing for combinators and the like. */
function toName(node: Node): string | undefined {
  if (node.type === 'class') return `.${node.value}`;
  if (node.type === 'id') return `#${node.value}`;
  if (node.type === 'tag') return node.value.toLowerCase();
  return node.type === 'attribute' ? `[${node.attribute}]` : undefined;
}

function canMatchPseudo({ value, nodes }: Pseudo, has: HasName): boolean {
  if (selectorLists.has(value)) return nodes.some((choice) => canMatch(choice, has));
  if (value === ':hover' || value === '::highlight') return false;
  return !fieldParts.test(value) || has('input') || has('textarea');
}

/** Finds elements, classes, ids and attributes of a page; false positives do no harm. */
function findNames(html: string): HasName {
  const elements = [...html.matchAll(/<([a-z][\w-]*)/gi)].map(([, name = '']) => name.toLowerCase());
  const classes = [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, list = '']) => list.split(/\s+/));
  const ids = [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => id);
  const toNames = (sign: string, list: string[]) => [...new Set(list)].map((name) => sign + unescapeHtml(name));
  const names = new Set([...addedEarly, ...elements, ...toNames('.', classes), ...toNames('#', ids)]);
  return (name) => names.has(name) || (name.startsWith('[') && html.includes(` ${name.slice(1, -1)}`));
}

function collectTexts(parts: readonly StylePart[]): string[] {
  return parts.flatMap((part) => {
    if (typeof part === 'string') return [part];
    if ('name' in part) return [];
    return 'parts' in part ? collectTexts(part.parts) : part.declarations.map(({ text }) => text);
  });
}

/** Lists the variables that styles read, and all words of declarations with an animation, among which is its name. */
function findUsedNames(styles: readonly string[]): Set<string> {
  const variables = styles.flatMap((text) => [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name));
  const animations = styles.filter((text) => text.includes('animation')).flatMap((text) => text.match(/[\w-]+/g) ?? []);
  return new Set([...variables, ...animations]);
}

function writePart(part: StylePart, names: ReadonlySet<string>): string {
  if (typeof part === 'string') return part;
  if ('name' in part) return names.has(part.name) ? part.text : '';
  if ('parts' in part) {
    const content = part.parts.map((inner) => writePart(inner, names)).join('');
    // The order in which layers are first named is their precedence, so even an empty one stays.
    return content === '' && !part.isLayer ? '' : `${part.head}{${content}}`;
  }
  const declarations = part.declarations.filter(({ name }) => !name.startsWith('--') || names.has(name));
  if (declarations.length === 0) return '';
  return `${part.selectors.map(String).join(',')}{${declarations.map(({ text }) => text).join(';')}}`;
}
