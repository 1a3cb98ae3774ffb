import { expect, it } from 'vitest';
import { checkTranslatedFiles } from '@/lib/content-check/check-translated-files';

const check = (...paths: string[]) =>
  checkTranslatedFiles('content/docs', paths).map(({ file, message, hint }) => `${file}: ${message} → ${hint}`);

it('a translation beside its source is sound', () => {
  expect(check('a/one.mdx', 'a/one.id.mdx', 'two.mdx')).toEqual([]);
});

it('a translation without a source is named with the nearest pages', () => {
  expect(check('a/quickstart.mdx', 'a/quick-start.id.mdx')).toEqual([
    expect.stringMatching(
      /^content\/docs\/a\/quick-start\.id\.mdx: .* "a\/quick-start\.mdx".* Nearest: a\/quickstart\.mdx/,
    ),
  ]);
});

it('a language that the site does not have is named', () => {
  expect(check('one.mdx', 'one.idn.mdx')).toEqual([
    'content/docs/one.idn.mdx: ".idn.mdx" is no language of this site. → Its languages are: id; a name has no other dots.',
  ]);
});
