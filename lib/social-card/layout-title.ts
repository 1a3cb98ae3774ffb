import { findUnknownCharacters, measureLine } from './glyphs';

/** A title as laid out on a card. */
export interface CardTitle {
  lines: string[];
  /** Font size in pixels. */
  size: number;
}

/** Maximum width of the title in pixels. */
const maxWidth = 1040;

/** Font sizes, largest first, with the number of lines that there is room for. */
const sizes = [
  { size: 76, maxLines: 2 },
  { size: 58, maxLines: 3 },
];

/**
 * Breaks a title into lines of about the same length, at the largest size that fits.
 * @returns `undefined` if it does not fit, or if a character has no outline
 */
export function layoutTitle(title: string): CardTitle | undefined {
  if (findUnknownCharacters(title).length > 0) return undefined;
  for (const { size, maxLines } of sizes) {
    const lines = fillLines(title, size, maxWidth);
    if (lines.length <= maxLines && lines.every((line) => measureLine(line, size) <= maxWidth)) {
      return { lines: balanceLines(title, size, lines), size };
    }
  }
  return undefined;
}

function fillLines(text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && measureLine(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The narrowest lines, no more than there are in `lines`. */
function balanceLines(text: string, size: number, lines: string[]): string[] {
  let best = lines;
  for (let width = maxWidth - 20; width > 0; width -= 20) {
    const narrower = fillLines(text, size, width);
    if (narrower.length > lines.length || narrower.some((line) => measureLine(line, size) > width)) break;
    best = narrower;
  }
  return best;
}
