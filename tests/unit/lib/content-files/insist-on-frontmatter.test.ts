import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { insistOnFrontmatter } from '@/lib/content-files/insist-on-frontmatter.server';

function writePage(...lines: string[]): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'page-'));
  writeFileSync(path.join(folder, 'a.mdx'), ['---', ...lines, '---', '', 'Text.', ''].join('\n'));
  return folder;
}

it('every fault of a page is named with its line and its repair', () => {
  const folder = writePage('titel: Contacts', 'description: What it is.');
  expect(() => insistOnFrontmatter('a.mdx', folder)).toThrow(
    [
      `${folder}/a.mdx:1: title: is missing`,
      `${folder}/a.mdx:2: Unknown field "titel".`,
      '  → title: Heading of the page and its name in the sidebar.',
      '  → Did you mean "title"?',
    ].join('\n'),
  );
});

it('a page with valid frontmatter passes', () => {
  const folder = writePage('title: Contacts', 'description: What it is.');
  expect(() => insistOnFrontmatter('a.mdx', folder)).not.toThrow();
});
