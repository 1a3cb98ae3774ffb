import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readContent } from '@/lib/pages/read-content.server';

/** What the bundler makes of `source.config.ts`: modules that name each file that it compiles. */
const collections = ['.source/server.ts', '.source/dynamic.ts'];

it('the bundler compiles the files that the index of pages is made from, and no others', () => {
  const { docs, blog, standalone } = readContent();
  const read = [docs, blog, standalone].flatMap(({ folder, paths }) => paths.map((path) => `${folder}/${path}`));
  const compiled = collections.flatMap((file) => readFileSync(file, 'utf8').match(/content\/[^"?]+\.mdx/g) ?? []);
  expect([...new Set(compiled)].sort()).toEqual(read.sort());
});
