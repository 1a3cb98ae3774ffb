import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkLinks } from '@/lib/content-check/check-links';
import { parsePages } from '@/lib/content-check/parse-pages';
import { readDataTexts } from '@/lib/content-check/read-data-texts.server';
import { defaultLocale } from '@/lib/i18n/locales';

const file = path.join(mkdtempSync(path.join(tmpdir(), 'changelog-')), 'changelog.ts');
writeFileSync(
  file,
  `export const changelog = [
  {
    en: '[Here](/docs/here) and \`{ code }\`.',
    id: "[Tidak di sini](/docs/gone).",
  },
];
`,
);

describe('links in a data file', () => {
  it('that lead nowhere are reported with file and line', async () => {
    const { parsed, faults } = await parsePages(readDataTexts(file));
    expect(faults).toEqual([]);
    expect(checkLinks(parsed, ['/docs/here'], defaultLocale).map(({ file, message }) => `${file} ${message}`)).toEqual([
      `${file}:4 The link "/docs/gone" is broken: there is no such page.`,
    ]);
  });

  it('are none if the file does not exist', () => {
    expect(readDataTexts('nowhere/changelog.ts')).toEqual([]);
  });
});
