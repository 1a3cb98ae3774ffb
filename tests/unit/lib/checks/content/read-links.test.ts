import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { expect, it } from 'vitest';
import { readDataLinks } from '@/lib/checks/content/read-links.server';
import { readContent } from '@/lib/pages/read-content.server';
import { writeFiles } from '../../../../support/write-files';

/** The path of a page in quotes, or before an anchor that code puts after it. */
const literal = /(?:['"](\/docs\/[^'"#]*)(?:#[^'"]*)?['"]|`(\/docs\/[^`#$]*)#\$)/g;

const links = readDataLinks();
const checked = new Set([...links.map(({ file }) => file.replace(/:\d+$/, '')), 'lib/config/sidebars.ts']);
const pages = new Set(
  readContent()
    .docs.loader.getPages('en')
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

it('links in the fields and texts of a data file are found with file and line', () => {
  const text = `export const changelog = [
  {
    en: '*[Here](/docs/here)* and \`{ code }\`.',
    page: '/docs/page#there',
    id:
      "[Tidak di sini](/docs/gone), it's [di sini](/docs/here).",
  },
];
`;
  const file = path.relative('', `${writeFiles({ 'changelog.ts': text })}/changelog.ts`);
  expect(readDataLinks([file])).toEqual([
    { file: `${file}:3`, href: '/docs/here' },
    { file: `${file}:4`, href: '/docs/page#there' },
    { file: `${file}:6`, href: '/docs/gone' },
    { file: `${file}:6`, href: '/docs/here' },
  ]);
});
