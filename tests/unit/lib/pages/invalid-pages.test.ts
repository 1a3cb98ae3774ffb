import { afterEach, describe, expect, it, vi } from 'vitest';
import { toSiteError } from '@/lib/errors/problem';
import { defaultLocale } from '@/lib/i18n/locales';
import { loadPageIndex } from '@/lib/pages/page-index.server';
import { writeFiles } from '../../../support/write-files';

const sound = '---\ntitle: Sound\ndescription: What it is.\n---\n\nText.\n';

const write = (page: string) => writeFiles({ 'docs/sound.mdx': sound, 'docs/(group)/a.mdx': page });

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('a page with invalid frontmatter', () => {
  const invalid = sound.replace('title: Sound', 'titel: Sound');

  it('stops a build, with every problem, its line and its repair', async () => {
    const root = write(invalid);
    await expect(loadPageIndex(defaultLocale, root)).rejects.toThrow(
      [
        `${root}/docs/(group)/a.mdx:1: title: is missing`,
        `${root}/docs/(group)/a.mdx:2: Unknown field "titel".`,
        '  → title: Heading of the page and its name in the sidebar.',
        '  → Did you mean "title"?',
      ].join('\n'),
    );
  });

  it.each([
    ['a field', invalid, 'a.mdx:2: Unknown field "titel".'],
    ['its YAML', sound.replace('title: Sound', 'title: A: B'), 'a.mdx:2: The frontmatter is not valid YAML'],
  ])('is kept in development with what is wrong with %s, and the others are there', async (_, page, problem) => {
    vi.stubEnv('NODE_ENV', 'development');
    const { docs } = await loadPageIndex(defaultLocale, write(page));
    const [other, kept] = docs;
    expect(docs.map(({ path, title }) => [path, title])).toEqual([
      ['/docs/sound', 'Sound'],
      ['/docs/a', 'Invalid frontmatter'],
    ]);
    expect(toSiteError(kept?.problems ?? []).message).toContain(problem);
    expect(other?.problems).toBeUndefined();
  });
});
