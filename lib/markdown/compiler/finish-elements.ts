import type { Element, ElementContent, Root } from 'hast';
import { h } from 'hastscript';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { withBasePath } from '../../config/base-path';
import { getFileLocale } from '../../i18n/file-locale';
import { getMessages, type Messages } from '../../i18n/messages';

/** Adds to an element of a text what Markdown has no words for. */
type Finish = (node: Element, texts: Messages) => void;

const finishes: Record<string, Finish> = {
  h2: finishHeading,
  h3: finishHeading,
  h4: finishHeading,
  img: finishImage,
  input: finishCheckbox,
  td: finishCell,
  th: finishHeaderCell,
};

/** A rehype plugin that completes the elements of a text, with labels in the language of its file. */
export function finishElements() {
  return (tree: Root, file: VFile): void => {
    const texts = getMessages(getFileLocale(file.path));
    visit(tree, 'element', (node, index, parent) => {
      finishes[node.tagName]?.(node, texts);
      if (node.tagName !== 'table' || !parent || index === undefined) return;
      const { ariaLabel = texts.code.table, ...properties } = node.properties; // A table from data has a name of its own.
      node.properties = properties;
      parent.children[index] = buildScrollRegion({ label: String(ariaLabel), className: 'my-6' }, [node]);
    });
  };
}

/**
 * A heading links to itself; a click on the sign after its text also copies the address (`HeadingLinkCopier`). One that is not seen,
 * such as that of the footnotes, is no link, which would take the focus out of sight.
 */
function finishHeading(node: Element): void {
  const { id, className } = node.properties;
  if (!id || [className].flat().includes('sr-only')) return;
  node.children = [h('a', { href: `#${id}`, className: 'heading-anchor' }, [...node.children, h('span.heading-sign')])];
}

/** Pictures are served as they are, from below `public/`. */
function finishImage({ properties }: Element): void {
  Object.assign(properties, { src: withBasePath(String(properties.src)), loading: 'lazy', decoding: 'async' });
}

/** The only inputs in Markdown are the checkboxes of task lists. */
function finishCheckbox({ properties }: Element, { text }: Messages): void {
  properties.ariaLabel = properties.checked ? text.done : text.open;
}

/** As a style, since those of the site would win over the attribute. */
function finishCell({ properties }: Element): void {
  if (!properties.align) return;
  properties.style = `text-align:${properties.align}`;
  delete properties.align;
}

/** A corner cell without text heads nothing, so it is no header. */
function finishHeaderCell(node: Element): void {
  finishCell(node);
  if (node.children.length === 0) node.tagName = 'td';
  else node.properties.scope ??= 'col';
}

interface RegionOptions {
  /** Names the region for assistive technology. */
  label: string;
  className?: string;
}

/** Builds the element that `ScrollRegion` renders, for content that is compiled: a group that scrolls, and can be focused for it. */
export function buildScrollRegion({ label, className = '' }: RegionOptions, children: ElementContent[]): Element {
  const classes = ['relative', 'overflow-x-auto', className].filter(Boolean);
  return h('div', { role: 'group', ariaLabel: label, tabIndex: 0, className: classes }, children);
}

/**
 * A rehype plugin for tables whose first corner is empty: the first cell of each row is then its name, so that screen readers say it
 * with the other cells. Markdown itself has names for columns only.
 */
export function nameRows() {
  return (tree: Root): void => {
    visit(tree, 'element', (table: Element) => {
      if (table.tagName !== 'table') return;
      const [head, ...rows] = getElements(table, 'tr');
      if (!head || hasText(getElements(head, 'th')[0])) return;
      for (const row of rows) {
        const [name] = getElements(row, 'td');
        if (name) Object.assign(name, { tagName: 'th', properties: { ...name.properties, scope: 'row' } });
      }
    });
  };
}

function getElements(parent: Element, tagName: string): Element[] {
  const found: Element[] = [];
  visit(parent, 'element', (node) => {
    if (node.tagName === tagName) found.push(node);
  });
  return found;
}

function hasText(cell: Element | undefined): boolean {
  return Boolean(cell?.children.length);
}
