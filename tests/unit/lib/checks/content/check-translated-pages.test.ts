import { expect, it } from 'vitest';
import { checkCodeBlocks, checkDocumented, checkTranslatedFiles } from '@/lib/checks/content/check-translated-pages';
import { createParsedPage } from '../../../../support/parsed-page';

const check = (...paths: string[]) =>
  checkTranslatedFiles('content/docs', paths).map(({ file, message, hint }) => `${file}: ${message} → ${hint}`);

it('checkTranslatedFiles accepts a translation beside its source', () => {
  expect(check('a/one.mdx', 'a/one.id.mdx', 'two.mdx')).toEqual([]);
});

it('checkTranslatedFiles reports a translation without a source, with the nearest pages', () => {
  expect(check('a/quickstart.mdx', 'a/quick-start.id.mdx')).toEqual([
    expect.stringMatching(
      /^content\/docs\/a\/quick-start\.id\.mdx: .* "a\/quick-start\.mdx".* Nearest: a\/quickstart\.mdx/,
    ),
  ]);
});

it('checkTranslatedFiles reports a language that the site does not have', () => {
  expect(check('one.mdx', 'one.idn.mdx')).toEqual([
    expect.stringMatching(
      /^content\/docs\/one\.idn\.mdx: "\.idn\.mdx" is not a language of this site\. → The languages are: .*\bid\b/,
    ),
  ]);
});

const text = 'Text.\n\n```sh\nnpm start\n```\n\n- item\n\n  ```text\n  ```\n';

function checkBlocks(body: string): string[] {
  const problems = checkCodeBlocks(createParsedPage(text), createParsedPage(body, 'page.id.mdx'));
  return problems.map(({ file, message }) => `${file} ${message}`);
}

it('a translation with the same blocks of code has no problems, whatever is in them', () => {
  expect(checkBlocks(text.replace('npm start', '# mulai\nnpm start'))).toEqual([]);
});

it('a translation whose block of code has become empty is reported with both lines', () => {
  expect(checkBlocks(`Baris.\n\n${text.replace('npm start\n', '\n')}`)).toEqual([
    'page.id.mdx:5 This block of code is empty; the one in line 3 of the source is not.',
  ]);
});

it('a translation with another number of blocks of code is reported with both numbers', () => {
  expect(checkBlocks('Text.\n\n```sh\nnpm start\n```\n')).toEqual([
    'page.id.mdx The source has 2 blocks of code; this page has 1.',
  ]);
});

it('checkDocumented reports a translation that documents something else than its source', () => {
  const source = { ...createParsedPage('Text.'), operation: 'getThing' };
  const translation = createParsedPage('Teks.', 'page.id.mdx');
  expect(checkDocumented(source, { ...translation, operation: 'getThing' })).toEqual([]);
  expect(checkDocumented(source, translation)).toHaveLength(1);
  expect(checkDocumented(source, { ...translation, operation: 'listThings' })).toEqual([
    {
      file: 'page.id.mdx',
      message: 'The page names the operation "listThings", and its source page.mdx "getThing".',
      hint: 'Write `operation: getThing` in its frontmatter.',
    },
  ]);
});
