import { readFileSync } from 'node:fs';
import { imageSize } from 'image-size';
import { expect, it } from 'vitest';
import { createSampleImages } from '@/lib/outputs/sample-images/sample-images.server';

const images = [...(await createSampleImages())];

it.each(images)('%s is what is drawn, and small; if not, run: npm run sample-images', (file, content) => {
  expect(readFileSync(file).equals(content)).toBe(true);
  expect(content.length).toBeLessThan(40 * 1024);
});

it('all but two are images that a check accepts', () => {
  const refused = images.filter(([, content]) => {
    const isWhole = content.subarray(0, 2).toString('hex') === 'ffd8';
    if (!isWhole) return true;
    const { width, height } = imageSize(content);
    return Math.min(width, height) < 200;
  });
  expect(refused.map(([file]) => file)).toEqual([
    'public/sandbox/image-too-small.jpg',
    'public/sandbox/image-damaged.jpg',
  ]);
});
