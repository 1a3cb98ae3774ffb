import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { writeWhole } from '../build/write-whole.server';
import { site } from '../config/site';
import { toShortHash } from '../text/short-hash.server';
import { buildCard, type CardContent } from './build-card';

/** The largest file in bytes. */
const maxSize = 20_000;

/** Few colours, as the card has, without dithering, which letters do not need; the quickest way first, then smaller ones. */
const encodings = [
  { palette: true, dither: 0, colours: 16, effort: 1 },
  { palette: true, dither: 0, colours: 16, effort: 7, compressionLevel: 9 },
  { palette: true, dither: 0, colours: 4, effort: 7, compressionLevel: 9 },
];

/** Beside what Next keeps from build to build. */
const cacheFolder = '.next/cache/social-cards';

/**
 * Draws the card of a page, or takes it from an earlier build where nothing on it has changed.
 * @returns a PNG of 1200 × 630 pixels; the site's own card, where this one cannot be drawn
 */
export async function drawCard(content: CardContent): Promise<Buffer> {
  const svg = buildCard(content);
  if (svg === undefined) return getSiteCard();
  const hash = toShortHash(JSON.stringify({ maxSize, encodings, svg }));
  const file = path.join(cacheFolder, `${hash}.png`);
  if (existsSync(file)) return readFileSync(file);
  const png = await toPng(svg);
  if (!png) return getSiteCard();
  writeWhole(file, png);
  return png;
}

function getSiteCard(): Buffer {
  return readFileSync(path.join('public', site.image));
}

/** The drawing as a file that is not too large, where an encoding makes one. */
async function toPng(svg: string): Promise<Buffer | undefined> {
  for (const encoding of encodings) {
    const png = await sharp(Buffer.from(svg)).png(encoding).toBuffer();
    if (png.length <= maxSize) return png;
  }
  return undefined;
}
