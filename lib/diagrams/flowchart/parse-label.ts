import { checkLabel } from '../check-label';
import { DiagramError } from '../diagram-error';
import type { Scanner } from './scanner';

/**
 * Reads a label up to the bracket that closes it; in quotes it may hold brackets itself.
 * @param opening what was read before it, for the errors, such as `a[`
 * @throws DiagramError for a bracket that is not closed, or that is part of the label without quotes
 */
export function parseLabel(scanner: Scanner, opening: string, closing: string, what: string): string {
  const { line } = scanner;
  if (scanner.take('"')) {
    const text = scanner.match(/^[^"]*/);
    if (!scanner.take('"')) throw unclosed(line, `${opening}"`, `"${closing}`);
    if (!scanner.take(closing)) throw unclosed(line, `${opening}"${text}"`, closing);
    return checkLabel(text, line, what);
  }
  const text = scanner.match(/^[^[\](){}|"]*/);
  if (scanner.take(closing)) return checkLabel(text, line, what);
  if (!scanner.rest().includes(closing)) throw unclosed(line, `${opening}${text.trim()}`, closing);
  throw new DiagramError(
    line,
    `${what} “${text.trim()}…” contains “${scanner.rest().charAt(0)}” without quotes.`,
    `Put it in quotes: \`${opening}"…"${closing}\`.`,
  );
}

function unclosed(line: number, opened: string, closing: string): DiagramError {
  return new DiagramError(line, `“${opened}” is not closed.`, `Close it with \`${closing}\`.`);
}
