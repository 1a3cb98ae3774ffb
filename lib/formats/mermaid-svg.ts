/** Converts the SVG that beautiful-mermaid writes, and says how it measures letters. Written for beautiful-mermaid 1.1.3. */

import type { Element, ElementContent, Properties } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { SKIP, visit } from 'unist-util-visit';
import { SiteError } from '../errors/site-error';

/** An invisible letter, which the renderer takes to be as wide as others: more of them make its boxes wider. */
export const widener = '\u200b';

/** Widths in the renderer's pixels: of a letter in the box of a participant, and of the rest of the box. */
export const participantBox = { letter: 7.4, space: 72 };

/** Enlarges letters, which the renderer makes 11 and 13 px high. */
const scale = 1.12;

/** The empty space around a sequence, in the renderer's pixels: all but a few of them are cut off. */
export const margin = 30;
const cut = margin - 2;

/** The renderer's colours, as ours: `components/mdx/diagram.css` takes them from the tokens. */
const colors: Readonly<Record<string, string>> = {
  none: 'none',
  'var(--bg)': 'var(--diagram-ground)',
  'var(--_text)': 'var(--diagram-text)',
  'var(--_text-sec)': 'var(--diagram-text)',
  'var(--_text-muted)': 'var(--diagram-text)',
  'var(--_line)': 'var(--diagram-line)',
  'var(--_arrow)': 'var(--diagram-line)',
  'var(--_node-fill)': 'var(--diagram-fill)',
  'var(--_node-stroke)': 'var(--diagram-hairline)',
  'var(--_inner-stroke)': 'var(--diagram-hairline)',
  'var(--_group-hdr)': 'var(--diagram-fill)',
};

/** Attributes of most elements, which `components/mdx/diagram.css` has once: of any element, and of some by their names. */
const common: Readonly<Record<string, readonly string[]>> = {
  fill: ['var(--diagram-fill)'],
  stroke: ['var(--diagram-hairline)'],
  strokeWidth: ['1', '0.8'],
  strokeLineJoin: ['round'],
  textAnchor: ['middle'],
  fontSize: ['11', '13'],
  fontWeight: ['400', '500'],
  rx: ['0'],
  ry: ['0'],
};
const commonByTag: Readonly<Record<string, typeof common>> = {
  line: { ...common, stroke: ['var(--diagram-line)'] },
  polyline: { ...common, stroke: ['var(--diagram-line)'], fill: ['none'] },
  text: { ...common, fill: ['var(--diagram-text)'] },
};

const words = (text: string) => new Set(text.split(' '));
const tagNames = words('svg defs marker g rect line polyline polygon path ellipse text tspan');
const geometry = words(
  'viewBox width height x y x1 y1 x2 y2 rx ry cx cy dy points d markerWidth markerHeight refX refY orient ' +
    'textAnchor fontSize fontWeight strokeWidth strokeDashArray strokeLineJoin',
);

interface SvgOptions {
  /** Id of the diagram, unique on the page. */
  id: string;
  /** The accessible name of the picture. */
  title: string;
  /** The texts that have to be in it. */
  labels: readonly string[];
  /** Ids of the participants who are people. */
  people: readonly string[];
}

/**
 * Converts the renderer's SVG to one in the colours of the site, without a style or a font of its own.
 * @throws SiteError if a label is missing, or if the SVG has an unknown element or attribute
 */
export function toSiteSvg(svg: string, { id, title, labels, people }: SvgOptions): string {
  const tree = fromHtml(svg, { fragment: true, space: 'svg' });
  visit(tree, 'element', (node, index, parent) => {
    const isUnused = node.tagName === 'marker' && !svg.includes(`url(#${node.properties.id})`);
    if ((node.tagName === 'style' || isUnused) && parent && index !== undefined) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    if (!tagNames.has(node.tagName)) throw unexpected(`<${node.tagName}>`);
    if (hasClass(node, 'block')) removeKeyword(node);
    const isPerson = people.includes(String(node.properties.dataId));
    node.properties = { ...toProperties(node, id), ...(isPerson && { className: ['actor', 'person'] }) };
    node.children = node.children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
    return undefined;
  });
  assertLabels(tree.children as ElementContent[], labels);
  const [picture] = tree.children;
  if (picture?.type !== 'element' || tree.children.length > 1) throw unexpected('several elements');
  const [width, height] = [picture.properties.width, picture.properties.height].map((size) =>
    Math.ceil(Number(size) - 2 * cut),
  );
  if (!width || !height) throw unexpected('a picture without a size');
  const viewBox = `${cut} ${cut} ${width} ${height}`;
  const [shownWidth, shownHeight] = [width, height].map((size) => Math.round(size * scale));
  Object.assign(picture.properties, { viewBox, width: shownWidth, height: shownHeight, role: 'img', ariaLabel: title });
  return toHtml(tree, { space: 'svg' });
}

/** Keeps the geometry of an element, takes our colours, and has classes in place of the renderer's `data-` attributes. */
function toProperties(element: Element, id: string): Properties {
  const { tagName, properties } = element;
  const entries = Object.entries(properties).flatMap(([name, value]) => convertProperty(name, value, element, id));
  const isCommon = ([name, value]: Entry) => (commonByTag[tagName] ?? common)[name]?.includes(String(value));
  const own = Object.fromEntries(entries.filter((entry) => !isCommon(entry)));
  return String(properties.fontSize) === '11' ? { ...own, className: ['small'] } : own;
}

type Entry = [name: string, value: Properties[string]];

function convertProperty(
  name: string,
  value: Properties[string],
  { tagName, properties }: Element,
  id: string,
): Entry[] {
  if (name === 'orient') return [[name, 'auto']]; // The renderer turns the arrows at the start of a line twice.
  if (geometry.has(name)) return [[name, roundNumbers(value)]];
  if (name === 'fill' || name === 'stroke') return [[name, toColor(name, value)]];
  if (name === 'id') return [[name, `${id}-${value}`]];
  if (name.startsWith('marker')) return [[name, String(value).replace('#', `#${id}-`)]];
  if (name === 'className') return [[name, [value, properties.dataShape].flat().filter(Boolean) as string[]]];
  if (name.startsWith('data') || (tagName === 'svg' && ['style', 'xmlns'].includes(name))) return [];
  throw unexpected(`${name}="${value}"`);
}

function toColor(name: string, value: Properties[string]): string {
  const color = colors[String(value)];
  if (!color) throw unexpected(`${name}="${value}"`);
  return color;
}

/** Rounds numbers to whole pixels, and those below ten, which are parts of letters and arrows, to one decimal. */
function roundNumbers(value: Properties[string]): Properties[string] {
  if (typeof value === 'number') return value >= 10 ? Math.round(value) : Math.round(value * 10) / 10;
  return typeof value === 'string'
    ? value.replace(/\d+\.\d+/g, (number) => String(roundNumbers(Number(number))))
    : value;
}

/** The renderer writes `alt [condition]` and `[condition]`; the condition, in the language of the page, says enough by itself. */
function removeKeyword(block: Element): void {
  visit(block, 'text', (node) => {
    const [, condition] = /^(?:\w+ )?\[(.+)\]$/.exec(node.value) ?? [];
    if (condition) node.value = condition;
    else if (node.value.trim() !== '') throw unexpected(`“${node.value}” above a block`);
  });
}

/** Removes the invisible letters, and asserts that every label of the source is there. */
function assertLabels(nodes: ElementContent[], labels: readonly string[]): void {
  const rendered: string[] = [];
  visit({ type: 'root', children: nodes }, { tagName: 'text' }, (element: Element) => {
    const lines: string[] = [];
    visit(element, 'text', (node) => {
      node.value = node.value.replaceAll(widener, '');
      lines.push(node.value);
    });
    rendered.push(lines.join(' '));
  });
  for (const label of labels) {
    if (rendered.includes(label)) rendered.splice(rendered.indexOf(label), 1);
    else throw new SiteError(`The label “${label}” cannot be rendered.`, 'Write it in plain words, without markup.');
  }
}

function hasClass({ properties }: Element, name: string): boolean {
  return [properties.className].flat().includes(name);
}

function unexpected(what: string): SiteError {
  return new SiteError(
    `beautiful-mermaid returned ${what}, which is not expected.`,
    'Compare its version with package-lock.json, and say in lib/formats/mermaid-svg.ts what it means.',
  );
}
