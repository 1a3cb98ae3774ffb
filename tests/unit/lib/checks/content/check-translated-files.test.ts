import { expect, it } from 'vitest';
import { checkTranslatedFiles } from '@/lib/checks/content/check-translated-files';

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
    'content/docs/one.idn.mdx: ".idn.mdx" is not a language of this site. → The languages are: id. A file name has no other dots.',
  ]);
});
