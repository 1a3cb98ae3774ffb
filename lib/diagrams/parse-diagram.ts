import { findNearest } from '../text/nearest';
import type { Diagram } from './diagram';
import { DiagramError } from './diagram-error';
import { parseFlowchart } from './flowchart/parse-flowchart';
import { parseSequence } from './sequence/parse-sequence';
import { type Statement, toStatements } from './statements';

const parsers = new Map<string, (head: Statement, statements: readonly Statement[]) => Diagram>([
  ['sequenceDiagram', parseSequence],
  ['flowchart', parseFlowchart],
]);

const kinds = 'A diagram begins with `sequenceDiagram`, `flowchart LR` or `flowchart TD`.';

/**
 * Parses the source of a diagram: a strict subset of Mermaid, so that other renderers draw the same.
 * @throws DiagramError with the line of the first fault
 */
export function parseDiagram(source: string): Diagram {
  const [head, ...statements] = toStatements(source);
  if (!head) throw new DiagramError(1, 'The diagram is empty.', kinds);
  const word = head.text.split(/\s/, 1)[0] ?? '';
  const parse = parsers.get(word);
  if (parse) return parse(head, statements);
  const [nearest] = findNearest(word, [...parsers.keys()], 1);
  throw new DiagramError(head.line, `“${word}” is not a supported kind of diagram.`, `Nearest: ${nearest}. ${kinds}`);
}
