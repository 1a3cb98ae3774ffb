import { DiagramError } from '../diagram-error';
import type { FlowShape } from './flowchart';
import { parseLabel } from './parse-label';
import type { Scanner } from './scanner';

/** A node as a statement names it; without a shape where it only refers to one. */
export interface NamedNode {
  id: string;
  shape?: { text: string; shape: FlowShape };
}

/** Longer brackets first, as `[` begins others too. */
const shapes: readonly { opening: string; closing: string; shape: FlowShape }[] = [
  { opening: '([', closing: '])', shape: 'terminal' },
  { opening: '[(', closing: ')]', shape: 'store' },
  { opening: '[', closing: ']', shape: 'process' },
  { opening: '{', closing: '}', shape: 'decision' },
];

const unknownShape = /^(?:\[[[/\\]|\{\{|\(+|>|@\{)/;
const forms = '`a[Step]`, `a([Start or end])`, `a{Decision}` and `a[(Store)]`';

/** Words that Mermaid reads as a statement. */
const reserved = new Set(
  'call class classDef click default direction end flowchart graph href linkStyle style subgraph v'.split(' '),
);

/**
 * Reads a node: an id, and its shape with the text in it where it is defined there.
 * @throws DiagramError where no node begins, and for another shape
 */
export function parseNode(scanner: Scanner): NamedNode {
  const { line } = scanner;
  const id = scanner.match(/^[A-Za-z]\w*/);
  if (id === '') {
    const found = scanner.rest() === '' ? 'the end of the line' : `“${scanner.rest()}”`;
    throw new DiagramError(line, `A node is missing before ${found}.`, `Write an id and a shape: ${forms}.`);
  }
  if (reserved.has(id)) {
    throw new DiagramError(
      line,
      `“${id}” is a reserved word in Mermaid, so it cannot be a node.`,
      `Choose another id, such as \`${id}Step\`. Only nodes and arrows are supported.`,
    );
  }
  const unknown = unknownShape.exec(scanner.rest())?.[0];
  const known = shapes.find(({ opening }) => scanner.rest().startsWith(opening));
  if (unknown && !known?.opening.startsWith(unknown)) {
    throw new DiagramError(line, `The shape “${id}${unknown}” is not supported.`, `Shapes are ${forms}.`);
  }
  if (!known) return { id };
  scanner.take(known.opening);
  const text = parseLabel(scanner, `${id}${known.opening}`, known.closing, `The node “${id}”`);
  return { id, shape: { text, shape: known.shape } };
}
