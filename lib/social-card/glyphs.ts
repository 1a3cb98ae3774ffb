import geist from './geist.json';

/** Width and outline (SVG path data) of each character, in thousandths of the font size. */
const glyphs = new Map(
  Object.entries(geist.glyphs).map(([character, glyph]) => {
    const end = glyph.indexOf(' ');
    return [character, { width: Number(glyph.slice(0, end)), outline: glyph.slice(end + 1) }];
  }),
);

/** The characters of a text that have no outline. */
export function findUnknownCharacters(text: string): string[] {
  return [...new Set(text)].filter((character) => !glyphs.has(character));
}

/** Width of a line of text in pixels, at a size in pixels. Characters without an outline have no width. */
export function measureLine(text: string, size: number): number {
  const width = [...text].reduce((sum, character) => sum + (glyphs.get(character)?.width ?? 0), 0);
  return (width * size) / 1000;
}

export interface LineStyle {
  x: number;
  /** The baseline. */
  y: number;
  size: number;
  color: string;
  /** Heavier than the font, by a stroke around each letter. */
  isBold?: boolean;
}

/** A line of text as SVG that needs no font. */
export function drawLine(text: string, { x, y, size, color, isBold = false }: LineStyle): string {
  let left = 0;
  const letters = [...text].map((character) => {
    const { width, outline } = glyphs.get(character) ?? { width: 0, outline: '' };
    const path = outline && `<path transform="translate(${left})" d="${outline}"/>`;
    left += width;
    return path;
  });
  const stroke = isBold ? ` stroke="${color}" stroke-width="26" stroke-linejoin="round"` : '';
  return `<g transform="translate(${x} ${y}) scale(${size / 1000})" fill="${color}"${stroke}>${letters.join('')}</g>`;
}
