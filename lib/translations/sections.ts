import type { Heading, Nodes } from 'mdast';
import { toString as toPlainText } from 'mdast-util-to-string';
import { type ContractText, listTexts } from '../contract/list-texts';
import { splitFrontmatter } from '../markdown/frontmatter';
import { parsePage } from '../markdown/parse-page';
import { textFields } from '../pages/schemas/fields';

/** A unit of translation: a heading of a page with the text below it, or a part of the contract, such as an operation. */
export interface Section {
  /** Its id in links and in the lock: the heading's anchor, `introAnchor`, or a key such as `schema:Contact`. */
  anchor: string;
  /** Its heading; for the text before the first heading, the page's title. */
  heading: string;
  /** Line of the heading, if the section is in one file. */
  line?: number;
}

/** A section with its content, normalised so that it only changes where readers can notice it. */
export interface SplitSection extends Section {
  content: string;
}

/** A section with the hash of its content. */
export interface HashedSection extends Section {
  hash: string;
}

/** Anchor of what a page has before its first heading, including title and description. No heading can produce it. */
export const introAnchor = '(intro)';

/** The fields of a node that readers can notice, unlike positions, list markers and the padding of tables. */
const visibleFields = [
  'type',
  'value',
  'depth',
  'url',
  'title',
  'alt',
  'lang',
  'meta',
  'checked',
  'ordered',
  'start',
  'align',
  'name',
  'attributes',
  'identifier',
];

/** A JavaScript comment in braces, which only writers see. */
const comment = /^\s*\/\*(?:(?!\*\/)[\s\S])*\*\/\s*$/;

/**
 * Turns a text into tokens that stay the same when lines are rewrapped, but change with its meaning.
 * @returns headings as nodes, each followed by its own tokens, and everything else as strings, in reading order
 */
function* toCanonicalTokens(node: Nodes): Generator<Heading | string> {
  if (isComment(node)) return;
  if (node.type === 'heading') yield node;
  if (!('children' in node)) return yield toToken(node);
  // What wraps headings belongs to no section, so that an added step does not count as a change of the one before it.
  const isWrapper = node.type === 'root' || hasHeading(node);
  const hasOwnText = 'attributes' in node && node.attributes.length > 0;
  if (!isWrapper || hasOwnText) yield toToken(node);
  for (const child of node.children) yield* toCanonicalTokens(child);
  if (!isWrapper) yield '/';
}

function toToken(node: Nodes): string {
  const own = 'value' in node ? { ...node, value: normalizeSpace(node.value, node.type === 'code') } : node;
  return JSON.stringify(own, visibleFields);
}

/** Line breaks only count in code; trailing spaces never do. */
function normalizeSpace(value: string, isCode: boolean): string {
  return isCode ? value.replace(/[ \t]+$/gm, '') : value.replace(/\s+/g, ' ');
}

function isComment(node: Nodes): boolean {
  return (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') && comment.test(node.value);
}

function hasHeading(node: Nodes): boolean {
  return 'children' in node && node.children.some((child) => child.type === 'heading' || hasHeading(child));
}

/** The headings that begin a section; deeper ones belong to the section around them. */
const sectionDepths: readonly number[] = [2, 3, 4];

/**
 * Splits a page into its sections, in reading order; the first one is the text before the first heading. Line endings make no
 * difference, as they depend on the checkout.
 * @param text content of the MDX file
 * @throws the errors of the parsers of YAML and MDX
 */
export function splitPage(text: string): SplitSection[] {
  const { data, body } = splitFrontmatter(text.replace(/\r\n?/g, '\n'));
  const ownTexts = textFields.map((field) => String(data[field] ?? ''));
  let current = { anchor: introAnchor, heading: String(data.title), line: 1, tokens: ownTexts };

  const sections = [current];
  for (const token of toCanonicalTokens(parsePage(body))) {
    if (typeof token === 'string') current.tokens.push(token);
    else if (sectionDepths.includes(token.depth)) {
      const section = toSection(token);
      const namesake = sections.find(({ anchor }) => anchor === section.anchor);
      current = namesake ?? section; // The lock cannot tell two sections with one anchor apart.
      if (!namesake) sections.push(section);
    }
  }
  return sections.map(({ tokens, ...section }) => ({ ...section, content: tokens.join('\n') }));
}

function toSection(heading: Heading) {
  return {
    anchor: String(heading.data?.hProperties?.id),
    heading: toPlainText(heading),
    line: heading.position?.start.line ?? 1,
    tokens: [] as string[],
  };
}

/**
 * Splits the texts of a part of the contract by what they describe: `operation:createContact`, `schema:Contact`, `tag:Face`.
 * @param document a bundled OpenAPI or AsyncAPI document in its original language
 */
export function splitContract(document: object): SplitSection[] {
  const sections = new Map<string, string[]>();
  for (const { path, text } of listTexts(document)) {
    const key = toSectionKey(document, path);
    sections.set(key, [...(sections.get(key) ?? []), text.replace(/\s+/g, ' ').trim()]);
  }
  return [...sections].map(([key, texts]) => ({ anchor: key, heading: key, content: texts.join('\n') }));
}

function toSectionKey(document: object, path: ContractText['path']): string {
  const [kind, name, below] = path;
  if (kind === 'components') return `${toSingular(name)}:${below}`;
  if (kind === 'paths') return `operation:${getField(document, path.slice(0, 3), 'operationId') ?? `${name} ${below}`}`;
  if (path.length < 3) return String(kind);
  return `${toSingular(kind)}:${getField(document, path.slice(0, 2), 'name') ?? name}`;
}

function getField(document: object, path: ContractText['path'], field: string): unknown {
  const node = path.reduce<unknown>((value, key) => (value as Record<string | number, unknown>)[key], document);
  return (node as Record<string, unknown>)[field];
}

function toSingular(kind: unknown): string {
  return String(kind).replace(/s$/, '');
}
