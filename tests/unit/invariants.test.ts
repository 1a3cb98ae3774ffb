import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { expect, it } from 'vitest';

/** What source must not contain: ways around what Next, React and libraries offer. */
const forbidden = {
  "React's payload in a page": /__next_f/,
  "React's marks of its references": /react\.(client|server)\.reference|__SECRET|__CLIENT_INTERNALS/,
  'a replaced fetch': /\b(?:window|globalThis|self)\.fetch\s*=[^=]/,
  "Next's own modules": /['"]next\/dist\//,
  'a patched prototype': /\.prototype(?:\.\w+|\[[^\]]+\])\s*=[^=]|\bprototype\s*\}\s*=/,
  "Lucide's private data": /__iconData/,
};

const files = globSync(['{app,components,lib,scripts}/**/*.{ts,tsx}', 'packages/*/src/**/*.ts', '*.{ts,mjs}']);

it.each(Object.entries(forbidden))('no source file contains %s', (_, pattern) => {
  expect(files.filter((file) => pattern.test(readFileSync(file, 'utf8')))).toEqual([]);
});
