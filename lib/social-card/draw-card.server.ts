import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { site } from '../config/site';
import { buildCard, type CardContent } from './build-card';
import { createCardCache } from './card-cache.server';

/** Maximum file size in bytes. */
const maxSize = 20_000;

/** From fastest to smallest: few colours, as a card has no more, and no dithering, which text does not need. */
const encodings = [
  { palette: true, dither: 0, colours: 16, effort: 1 },
  { palette: true, dither: 0, colours: 16, effort: 7, compressionLevel: 9 },
  { palette: true, dither: 0, colours: 4, effort: 7, compressionLevel: 9 },
];

/**
 * Draws the card of a page, or takes it from an earlier build if nothing on it has changed.
 * @returns a PNG of 1200 × 630 pixels; the site's own card if this one cannot be drawn
 */
export async function drawCard(content: CardContent, cache = createCardCache()): Promise<Buffer> {
  const svg = buildCard(content);
  if (svg === undefined) return getSiteCard();
  const input = JSON.stringify({ maxSize, encodings, svg });
  const kept = cache.get(input);
  if (kept) return kept;
  const png = await toPng(svg);
  if (!png) return getSiteCard();
  cache.set(input, png);
  return png;
}

function getSiteCard(): Buffer {
  return readFileSync(path.join('public', site.image));
}

/** Encodes a card; `undefined` if no encoding makes the file small enough. */
async function toPng(svg: string): Promise<Buffer | undefined> {
  for (const encoding of encodings) {
    const png = await sharp(Buffer.from(svg)).png(encoding).toBuffer();
    if (png.length <= maxSize) return png;
  }
  return undefined;
}
