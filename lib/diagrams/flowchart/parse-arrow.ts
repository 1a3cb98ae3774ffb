import { findNearest } from '../../text/nearest';
import { DiagramError } from '../diagram-error';
import { parseLabel } from './parse-label';
import type { Scanner } from './scanner';

const arrows = new Map([
  ['-->', { isDotted: false }],
  ['-.->', { isDotted: true }],
]);

/**
 * Reads an arrow and its label: `-->`, `-.->`, `-->|label|`.
 * @throws DiagramError for another arrow
 */
export function parseArrow(scanner: Scanner): { text: string; isDotted: boolean } {
  const { line } = scanner;
  const before = scanner.rest();
  const arrow = scanner.match(/^[-=.<>~]+/);
  const style = arrows.get(arrow);
  if (!style) {
    const [nearest] = findNearest(arrow, [...arrows.keys()], 1);
    throw new DiagramError(
      line,
      arrow === '' ? `An arrow is missing before “${before}”.` : `The arrow “${arrow}” is not supported.`,
      `Nearest: \`${nearest}\`. Arrows are \`a --> b\`, \`a -->|label| b\` and \`a -.-> b\`.`,
    );
  }
  const text = scanner.take('|') ? parseLabel(scanner, `${arrow}|`, '|', 'The label') : '';
  return { ...style, text };
}
