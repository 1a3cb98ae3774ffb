import { getGlyphWidth } from './glyph-widths';
import { type TextRole, textRoles } from './text-roles';

/** Text in lines, with the room that it takes in pixels. */
export interface WrappedText {
  role: TextRole;
  lines: string[];
  width: number;
  height: number;
}

/** An upper bound for the width of a line of text, in whole pixels. */
export function measureText(text: string, role: TextRole): number {
  const { size, stretch } = textRoles[role];
  const hundredths = [...text].reduce((sum, character) => sum + getGlyphWidth(character), 0);
  return Math.ceil((hundredths * size * stretch) / 100);
}

/**
 * Breaks a text into as few lines as `maxWidth` pixels allow, of about the same length.
 * A word is broken after `/`, `.` or `-` only if it is wider than that by itself; one that cannot be broken stays wider.
 */
export function wrapText(text: string, role: TextRole, maxWidth: number): WrappedText {
  const parts = toParts(text, role, maxWidth);
  let lines = fillLines(parts, role, maxWidth);
  for (let width = getWidth(lines, role) - 4; width > 0; width -= 4) {
    const narrower = fillLines(parts, role, width);
    if (narrower.length > lines.length || getWidth(narrower, role) > width) break;
    lines = narrower;
  }
  return { role, lines, width: getWidth(lines, role), height: lines.length * textRoles[role].lineHeight };
}

/** The pieces between which a line may end; those that end a word carry its space. */
function toParts(text: string, role: TextRole, maxWidth: number): string[] {
  return text.split(/\s+/).flatMap((word) => {
    const pieces = measureText(word, role) > maxWidth ? word.split(/(?<=[/.-])(?=\w)/) : [word];
    return pieces.map((piece, index) => (index === pieces.length - 1 ? `${piece} ` : piece));
  });
}

function fillLines(parts: readonly string[], role: TextRole, maxWidth: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const part of parts) {
    if (line !== '' && measureText((line + part).trimEnd(), role) > maxWidth) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += part;
  }
  return [...lines, line.trimEnd()];
}

function getWidth(lines: readonly string[], role: TextRole): number {
  return Math.max(...lines.map((line) => measureText(line, role)));
}
