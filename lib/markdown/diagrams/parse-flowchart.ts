import { escapeRegExp } from '../../text/escape';
import { assertDeclared, DiagramError, type Statement } from './diagram-error';

/** The brackets around the text of a node. */
export const shapes = {
  terminal: ['([', '])'],
  store: ['[(', ')]'],
  process: ['[', ']'],
  decision: ['{', '}'],
} as const;

export interface FlowNode {
  id: string;
  text: string;
  shape: keyof typeof shapes;
}

export interface FlowEdge {
  from: string;
  to: string;
  text: string;
  isDotted: boolean;
}

export interface Flowchart {
  kind: 'flowchart';
  direction: string;
  nodes: FlowNode[];
  edges: FlowEdge[];
}

const idPattern = /^[A-Za-z]\w*/;
const nodePatterns = Object.entries(shapes).map(([shape, [opening, closing]]) => ({
  shape: shape as FlowNode['shape'],
  pattern: new RegExp(`^${escapeRegExp(opening)}(?:"([^"<>]+)"|([^"<>()[\\]{}|]+))${escapeRegExp(closing)}`),
}));
const arrowPattern = /^\s*(-->|-\.->)(?:\|([^|<>]+)\|)?\s*/;
const hint =
  'Nodes are `a[Step]`, `b([Start or end])`, `c{Decision}` and `d[(Store)]`; arrows are `-->`, `-->|label|` and `-.->`. ' +
  'A text with brackets stands in quotes: `a["Text (more)"]`.';

/**
 * Parses the lines below the head of a flowchart.
 * @throws DiagramError with the line of the first problem
 */
export function parseFlowchart(direction: string, statements: readonly Statement[]): Flowchart {
  const nodes = new Map<string, FlowNode>();
  const mentions = new Map<string, number>();
  const edges = statements.flatMap((statement) => parseStatement(statement, nodes, mentions));
  for (const [id, line] of mentions) assertDeclared(id, [...nodes.keys()], line, `a text: \`${id}[Text]\``);
  if (nodes.size === 0) throw new DiagramError(1, 'The flowchart has no nodes.', hint);
  return { kind: 'flowchart', direction, nodes: [...mentions.keys()].flatMap((id) => nodes.get(id) ?? []), edges };
}

/** Parses `a[Text] --> b --> c`: records its nodes, and the line of their first mention, and returns its edges. */
function parseStatement(
  { line, text }: Statement,
  nodes: Map<string, FlowNode>,
  mentions: Map<string, number>,
): FlowEdge[] {
  const edges: FlowEdge[] = [];
  let rest = text;
  let edge: Omit<FlowEdge, 'to'> | undefined;
  do {
    const [id] = idPattern.exec(rest) ?? [];
    if (!id) throw new DiagramError(line, `A node is missing before “${rest || 'the end of the line'}”.`, hint);
    rest = rest.slice(id.length);
    rest = rest.slice(declareNode(id, rest, line, nodes));
    if (!mentions.has(id)) mentions.set(id, line);
    if (edge) edges.push({ ...edge, to: id });
    const arrow = readArrow(rest, line);
    edge = arrow && { from: id, text: arrow.text, isDotted: arrow.isDotted };
    rest = rest.slice(arrow?.length ?? 0);
  } while (edge);
  return edges;
}

/** Reads the arrow at the beginning of a text; none at the end of a line. */
function readArrow(text: string, line: number) {
  const [arrow, kind, label = ''] = arrowPattern.exec(text) ?? [];
  if (arrow) return { length: arrow.length, text: label.trim(), isDotted: kind === '-.->' };
  if (text !== '') throw new DiagramError(line, `“${text}” is not supported.`, hint);
  return undefined;
}

/** Records the shape and the text of a node, where they follow its id, and returns their length. */
function declareNode(id: string, rest: string, line: number, nodes: Map<string, FlowNode>): number {
  for (const { shape, pattern } of nodePatterns) {
    const [whole, quoted, plain = quoted] = pattern.exec(rest) ?? [];
    if (!whole || !plain) continue;
    if (nodes.has(id)) throw new DiagramError(line, `“${id}” is declared twice.`, `Write only \`${id}\` elsewhere.`);
    nodes.set(id, { id, text: plain.trim(), shape });
    return whole.length;
  }
  return 0;
}
