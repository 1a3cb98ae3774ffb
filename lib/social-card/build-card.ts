import { brandColors, brandMarkPaths, methodColorsOnDark } from '../config/brand';
import { drawLine, findUnknownCharacters, measureLine } from './glyphs';
import { type CardTitle, layoutTitle } from './layout-title';

/** What a card says about a page. */
export interface CardContent {
  title: string;
  /** The parts of the site above the page, outermost first. */
  section: readonly string[];
  /** HTTP method of the operation that the page documents. */
  method?: keyof typeof methodColorsOnDark | undefined;
  /** Name of the site. */
  siteName: string;
}

/** Size in pixels, which social networks show without cropping. */
export const cardSize = { width: 1200, height: 630 } as const;

const left = 80;
const colors = brandColors.dark;

/**
 * Draws the card of a page as SVG without any font.
 * @returns `undefined` if the title does not fit, or if a character has no outline
 */
export function buildCard({ title, section, method, siteName }: CardContent): string | undefined {
  const layout = layoutTitle(title);
  const sectionText = section.join(' › ');
  if (!layout || findUnknownCharacters(sectionText + siteName).length > 0) return undefined;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${cardSize.width}" height="${cardSize.height}">`,
    `<rect width="100%" height="100%" fill="${colors.background}"/>`,
    `<rect width="100%" height="8" fill="${colors.primary}"/>`,
    drawLine(sectionText, { x: left, y: 112, size: 30, color: colors.muted }),
    method ? drawMethod(method) : '',
    drawTitle(layout),
    drawBrand(siteName),
    '</svg>',
  ].join('');
}

/** The title, vertically centred around the middle of the card. */
function drawTitle({ lines, size }: CardTitle): string {
  const lineHeight = size * 1.18;
  const top = 335 - ((lines.length - 1) * lineHeight) / 2;
  return lines
    .map((line, index) => {
      const y = Math.round(top + index * lineHeight);
      return drawLine(line, { x: left, y, size, color: colors.foreground, isBold: true });
    })
    .join('');
}

/** The method of an operation in its colour, at the end of the line above the title. */
function drawMethod(method: keyof typeof methodColorsOnDark): string {
  const text = method.toUpperCase();
  const color = methodColorsOnDark[method];
  const width = Math.round(measureLine(text, 28)) + 44;
  const x = cardSize.width - left - width;
  const box = `<rect x="${x}" y="74" width="${width}" height="56" rx="28" fill="none" stroke="${color}" stroke-width="3"/>`;
  return box + drawLine(text, { x: x + 22, y: 112, size: 28, color, isBold: true });
}

function drawBrand(siteName: string): string {
  const lines = brandMarkPaths.map((path) => `<path d="${path}"/>`).join('');
  return [
    `<g transform="translate(${left} 496) scale(1.75)">`,
    `<rect width="32" height="32" rx="8" fill="${colors.primary}"/>`,
    `<g fill="none" stroke="${colors.onPrimary}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${lines}</g>`,
    '</g>',
    drawLine(siteName, { x: left + 78, y: 535, size: 32, color: colors.foreground, isBold: true }),
  ].join('');
}
