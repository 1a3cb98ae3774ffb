import { expect, it } from 'vitest';
import {
  checkCodeBlocks,
  checkContractFields,
  checkTranslatedFiles,
} from '@/lib/checks/content/check-translated-pages';
import { createParsedPage } from '../../../../support/parsed-page';

const check = (...paths: string[]) =>
  checkTranslatedFiles('content/docs', paths).map(({ file, message, hint }) => `${file}: ${message} → ${hint}`);

it('a translation without a source is reported with the nearest pages', () => {
  expect(check('a/one.mdx', 'a/one.id.mdx', 'two.mdx')).toEqual([]);
  expect(check('a/quickstart.mdx', 'a/quick-start.id.mdx')).toEqual([
    expect.stringMatching(/^content\/docs\/a\/quick-start\.id\.mdx: .* Nearest: a\/quickstart\.mdx/),
  ]);
});

it('a language that the site does not have is reported', () => {
  expect(check('one.mdx', 'one.idn.mdx')).toEqual([
    expect.stringMatching(/"\.idn\.mdx" is not a language of this site\. → The languages are: .*\bid\b/),
  ]);
});

const text = 'Text.\n\n```sh\nnpm start\n```\n\n- item\n\n  ```text\n  ```\n';

function checkBlocks(body: string): string[] {
  const problems = checkCodeBlocks(createParsedPage(text), createParsedPage(body, 'page.id.mdx'));
  return problems.map(({ file, message }) => `${file} ${message}`);
}

it('a translation whose blocks of code are other than those of its source is reported', () => {
  expect(checkBlocks(text.replace('npm start', '# mulai\nnpm start'))).toEqual([]);
  expect(checkBlocks(`Baris.\n\n${text.replace('npm start\n', '\n')}`)).toEqual([
    'page.id.mdx:5 This block of code is empty; the one in line 3 of the source is not.',
  ]);
  expect(checkBlocks('Text.\n\n```sh\nnpm start\n```\n')).toEqual([
    'page.id.mdx The source has 2 blocks of code; this page has 1.',
  ]);
});

it('a translation that documents something else than its source is reported', () => {
  const source = { ...createParsedPage('Text.'), operation: 'getThing' };
  const translation = createParsedPage('Teks.', 'page.id.mdx');
  expect(checkContractFields(source, { ...translation, operation: 'getThing' })).toEqual([]);
  expect(checkContractFields(source, { ...translation, operation: 'listThings' })).toEqual([
    {
      file: 'page.id.mdx',
      message: 'The page names the operation "listThings", and its source page.mdx "getThing".',
      hint: 'Write `operation: getThing` in its frontmatter.',
    },
  ]);
});
