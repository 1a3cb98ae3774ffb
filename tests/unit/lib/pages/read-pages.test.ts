import { describe, expect, it } from 'vitest';
import { readPages } from '@/lib/pages/read-pages.server';
import { pageFrontmatterSchema } from '@/lib/pages/schemas/page-frontmatter';
import { writeFiles } from '../../../support/write-files';

const sound = '---\ntitle: A page\ndescription: What it is.\n---\n\nText.\n';

/** The problems of files with the given texts, each as `file message → hint`. */
function read(files: Record<string, string>): string[] {
  const folder = writeFiles(files);
  const problems = readPages(folder, pageFrontmatterSchema).invalid.flatMap((page) => page.problems);
  return problems.map(({ file, message, hint }) => `${file} ${message} → ${hint}`.replaceAll(`${folder}/`, ''));
}

it.each([
  [
    sound.replace('A page', 'A: page'),
    /^page\.mdx:2 .* not valid YAML: Nested mappings .* → Put values that contain a colon/,
  ],
  [sound.replace('\n---\n\n', '\ntitle: B\n---\n\n'), /^page\.mdx:4 .* YAML: this field is there twice\. → Remove one/],
  [sound.replace('\n---\n\n', '\nlist:\n\t- a\n---\n\n'), /^page\.mdx:5 .* YAML: Tabs [\w ]+\. → Indent with spaces/],
  [sound.replace('A page', '"A page'), /^page\.mdx:\d .* not valid YAML: Missing closing "quote\. → Close the quote/],
  [sound.replace('A page', '404'), /^page\.mdx:2 title: must be a string \(is 404\) → Put it in quotes: "404"\./],
  [sound.replace('A page', ''), /^page\.mdx:2 title: is empty → title: Heading of the page/],
  [`\uFEFF${sound}`, /^page\.mdx:1 The file begins with a byte order mark.* → Save the file/],
  [sound.replace('---', '--- '), /^page\.mdx:1 The page has no frontmatter\. → .*not even a space/],
  ['Text.\n', /^page\.mdx:1 The page has no frontmatter\. → Begin the file with `---`/],
])('frontmatter %j is reported with its line, cause and repair: %s', (text, problem) => {
  expect(read({ 'page.mdx': text })).toEqual([expect.stringMatching(problem)]);
});

describe('a file', () => {
  it('may lie in folders, and in a group of pages', () => {
    expect(read({ 'a-b/c_1.mdx': sound, 'a-b/c_1.id.mdx': sound, '(group)/index.mdx': sound })).toEqual([]);
  });

  it('in Markdown is reported', () => {
    expect(read({ 'guide/page.md': sound })).toEqual([
      expect.stringMatching(/^guide\/page\.md .* → Rename it to \.mdx/),
    ]);
  });

  it.each(['my page.mdx', 'café.mdx', 'my folder/page.mdx', '(page).mdx'])(
    'whose name does not belong in an address is reported: %s',
    (file) => {
      expect(read({ [file]: sound })).toEqual([expect.stringContaining(`${file} The name of a page or of its folder`)]);
    },
  );

  it.each([
    ['guide.mdx', 'guide/index.mdx'],
    ['(group)/page.mdx', 'page.mdx'],
  ])('with the address of another is reported: %s, %s', (first, second) => {
    expect(read({ [first]: sound, [second]: sound })).toEqual([
      expect.stringContaining(`${second} The page has the same address as ${first}. → Rename one of the two`),
    ]);
  });
});
