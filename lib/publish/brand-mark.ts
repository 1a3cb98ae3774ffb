import { type BrandColors, brandMarkPaths } from '../config/brand';

interface MarkOptions {
  colors: BrandColors;
  /** Radius of the corners, on a grid of 32; none for icons that a system cuts out itself. */
  radius?: number;
  /** Size of the face relative to its ground. */
  scale?: number;
}

/** Builds the mark of the brand as SVG. */
export function buildBrandMark({ colors, radius = 8, scale = 1 }: MarkOptions): string {
  const paths = brandMarkPaths.map((path) => `<path d="${path}"/>`).join('');
  const inset = 16 * (1 - scale);
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">',
    `<rect width="32" height="32" rx="${radius}" fill="${colors.primary}"/>`,
    `<g transform="translate(${inset} ${inset}) scale(${scale})" fill="none" stroke="${colors.primaryForeground}"`,
    ` stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${paths}</g></svg>`,
  ].join('');
}
