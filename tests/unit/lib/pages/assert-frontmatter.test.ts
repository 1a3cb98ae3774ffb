import { expect, it } from 'vitest';
import { assertFrontmatter } from '@/lib/pages/read-docs.server';
import { writeFiles } from '../../../support/write-files';

function writePage(...lines: string[]): string {
  const page = ['---', ...lines, '---', '', 'Text.', ''].join('\n');
  return writeFiles({ 'a.mdx': page, '(group)/a.mdx': page });
}

it('every problem of a page is named with its line and its repair', () => {
  const folder = writePage('titel: Contacts', 'description: What it is.');
  expect(() => assertFrontmatter('a.mdx', folder)).toThrow(
    [
      `${folder}/a.mdx:1: title: is missing`,
      `${folder}/a.mdx:2: Unknown field "titel".`,
      '  → title: Heading of the page and its name in the sidebar.',
      '  → Did you mean "title"?',
    ].join('\n'),
  );
});

it('so are those of a page whose folder is no part of its address, and a valid page passes', () => {
  expect(() => assertFrontmatter('a.mdx', writePage('title: A', 'description: What it is.'))).not.toThrow();
  const folder = writePage('title: Contacts');
  expect(() => assertFrontmatter('(group)/a.mdx', folder)).toThrow('(group)/a.mdx:1: description: is missing');
});
