import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { expect, it } from 'vitest';
import { readDocs } from '@/lib/content/read-docs.server';
import { readDataLinks } from '@/lib/content-check/read-data-links.server';

/** The path of a page in quotes, or before an anchor that code puts after it. */
const literal = /(?:['"](\/docs\/[^'"#]*)(?:#[^'"]*)?['"]|`(\/docs\/[^`#$]*)#\$)/g;

const links = await readDataLinks();
const checked = new Set([...links.map(({ file }) => file.replace(/:\d+$/, '')), 'lib/config/sidebars.ts']);
const pages = new Set(
  readDocs('content/docs')
    .loader.getPages('en')
    .map(({ url }) => url),
);

it('every page that code names is in a file whose links are checked', () => {
  const unchecked = globSync('{app,components,lib}/**/*.{ts,tsx}')
    .filter((file) => !checked.has(file))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(literal)].map(([, quoted, begun]) => ({
        file,
        path: quoted ?? begun ?? '',
      })),
    )
    .filter(({ path }) => pages.has(path));
  expect(unchecked).toEqual([]);
});
