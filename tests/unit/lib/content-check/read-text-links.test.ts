import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readTextLinks } from '@/lib/content-check/read-text-links.server';

it('links in the texts of a data file are found with file and line', () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'changelog-')), 'changelog.ts');
  writeFileSync(
    file,
    `export const changelog = [
  {
    en: '*[Here](/docs/here)* and \`{ code }\`.',
    id:
      "[Tidak di sini](/docs/gone), it's [di sini](/docs/here).",
  },
];
`,
  );
  const texts = {
    en: '*[Here](/docs/here)* and `{ code }`.',
    id: "[Tidak di sini](/docs/gone), it's [di sini](/docs/here).",
  };
  expect(readTextLinks({ [file]: [texts] })).toEqual([
    { file: `${file}:3`, href: '/docs/here' },
    { file: `${file}:5`, href: '/docs/gone' },
    { file: `${file}:5`, href: '/docs/here' },
  ]);
});
