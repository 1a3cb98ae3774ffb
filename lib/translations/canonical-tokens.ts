import type { Heading, Nodes } from 'mdast';

/** The fields of a node that readers can notice. Positions, list markers and the padding of tables are not among them. */
const fields = [
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
 * @returns headings as they are, each followed by its own tokens, and everything else as strings, in reading order
 */
export function* toCanonicalTokens(node: Nodes): Generator<Heading | string> {
  if (isComment(node)) return;
  if (node.type === 'heading') yield node;
  if (!('children' in node)) return yield toToken(node);
  // What wraps headings belongs to no section, so that an added step does not count as a change of the one before it.
  const isAround = node.type === 'root' || hasHeading(node);
  const hasOwnText = 'attributes' in node && node.attributes.length > 0;
  if (!isAround || hasOwnText) yield toToken(node);
  for (const child of node.children) yield* toCanonicalTokens(child);
  if (!isAround) yield '/';
}

function toToken(node: Nodes): string {
  const own = 'value' in node ? { ...node, value: tidy(node.value, node.type === 'code') } : node;
  return JSON.stringify(own, fields);
}

/** Line breaks only count in code; trailing spaces never do. */
function tidy(value: string, isCode: boolean): string {
  return isCode ? value.replace(/[ \t]+$/gm, '') : value.replace(/\s+/g, ' ');
}

function isComment(node: Nodes): boolean {
  return (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') && comment.test(node.value);
}

function hasHeading(node: Nodes): boolean {
  return 'children' in node && node.children.some((child) => child.type === 'heading' || hasHeading(child));
}
