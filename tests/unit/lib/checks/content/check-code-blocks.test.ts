import { expect, it } from 'vitest';
import { checkCodeBlocks } from '@/lib/checks/content/check-code-blocks';
import { createParsedPage } from '../../../../support/parsed-page';

const text = 'Text.\n\n```sh\nnpm start\n```\n\n- item\n\n  ```text\n  ```\n';

async function check(body: string): Promise<string[]> {
  const problems = checkCodeBlocks(await createParsedPage(text), await createParsedPage(body, 'page.id.mdx'));
  return problems.map(({ file, message }) => `${file} ${message}`);
}

it('a translation with the same blocks of code has no problems, whatever is in them', async () => {
  expect(await check(text.replace('npm start', '# mulai\nnpm start'))).toEqual([]);
});

it('a translation whose block of code has become empty is reported with both lines', async () => {
  expect(await check(`Baris.\n\n${text.replace('npm start\n', '\n')}`)).toEqual([
    'page.id.mdx:5 This block of code is empty; the one in line 3 of the source is not.',
  ]);
});

it('a translation with another number of blocks of code is reported with both numbers', async () => {
  expect(await check('Text.\n\n```sh\nnpm start\n```\n')).toEqual([
    'page.id.mdx The source has 2 blocks of code; this page has 1.',
  ]);
});
