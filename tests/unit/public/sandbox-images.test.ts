import { readdirSync, readFileSync } from 'node:fs';
import { imageSize } from 'image-size';
import { expect, it } from 'vitest';

const images = readdirSync('public/sandbox').map((name) => ({ name, content: readFileSync(`public/sandbox/${name}`) }));

it.each(images)('$name is small', ({ content }) => {
  expect(content.length).toBeLessThan(40 * 1024);
});

it('all but two are images that a check accepts', () => {
  const refused = images.filter(({ content }) => {
    const isWhole = content.subarray(0, 2).toString('hex') === 'ffd8';
    if (!isWhole) return true;
    const { width, height } = imageSize(content);
    return Math.min(width, height) < 200;
  });
  expect(refused.map(({ name }) => name)).toEqual(['image-damaged.jpg', 'image-too-small.jpg']);
});
