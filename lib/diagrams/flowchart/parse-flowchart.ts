import { findNearest, toList } from '../../text/nearest';
import { DiagramError } from '../diagram-error';
import type { Statement } from '../statements';
import type { Flowchart, FlowEdge, FlowNode } from './flowchart';
import { parseArrow } from './parse-arrow';
import { type NamedNode, parseNode } from './parse-node';
import { createScanner, type Scanner } from './scanner';

/** A node that was named at least once, with the line of its definition or else of its first mention. */
interface KnownNode extends NamedNode {
  line: number;
}

/**
 * Parses the statements below `flowchart LR` or `flowchart TD`.
 * @throws DiagramError with the line of the first fault
 */
export function parseFlowchart(head: Statement, statements: readonly Statement[]): Flowchart {
  const direction = parseDirection(head);
  const known = new Map<string, KnownNode>();
  const edges = statements.flatMap((statement) => parseChain(createScanner(statement), known));
  if (known.size === 0)
    throw new DiagramError(head.line, 'The flowchart has no nodes.', 'Write one: `a[First] --> b[Second]`.');
  return { kind: 'flowchart', direction, nodes: toNodes(known), edges };
}

function parseDirection({ line, text }: Statement): Flowchart['direction'] {
  const direction = text.slice('flowchart'.length).trim();
  if (direction === 'LR' || direction === 'TD') return direction;
  throw new DiagramError(
    line,
    direction === '' ? 'The flowchart has no direction.' : `The direction “${direction}” is not supported.`,
    'Write `flowchart LR` (left to right) or `flowchart TD` (top down).',
  );
}

/** Reads `a --> b --> c`: the edges between neighbours. */
function parseChain(scanner: Scanner, known: Map<string, KnownNode>): FlowEdge[] {
  const edges: FlowEdge[] = [];
  let from = learn(parseNode(scanner), scanner.line, known);
  while (scanner.rest() !== '') {
    const arrow = parseArrow(scanner);
    const to = learn(parseNode(scanner), scanner.line, known);
    if (from === to) {
      throw new DiagramError(
        scanner.line,
        `“${from}” leads to itself.`,
        'Show what happens in between as a node of its own.',
      );
    }
    edges.push({ from, to, ...arrow });
    from = to;
  }
  return edges;
}

/** Records a node and its definition, and returns its id. */
function learn(node: NamedNode, line: number, known: Map<string, KnownNode>): string {
  const earlier = known.get(node.id);
  if (earlier?.shape && node.shape) {
    throw new DiagramError(
      line,
      `“${node.id}” is defined twice: “${earlier.shape.text}” on line ${earlier.line}, and “${node.shape.text}”.`,
      `Define it once, and write only \`${node.id}\` elsewhere.`,
    );
  }
  if (!earlier) known.set(node.id, { ...node, line });
  else if (node.shape) Object.assign(earlier, { ...node, line });
  return node.id;
}

function toNodes(known: ReadonlyMap<string, KnownNode>): FlowNode[] {
  const defined = [...known.values()].filter(({ shape }) => shape).map(({ id }) => id);
  return [...known.values()].map(({ id, shape, line }) => {
    if (shape) return { id, ...shape };
    throw new DiagramError(
      line,
      `The node “${id}” is never defined.`,
      `Nearest: ${toList(findNearest(id, defined, 1))}. Or give it a text where it is first used: \`${id}[Text]\`.`,
    );
  });
}
