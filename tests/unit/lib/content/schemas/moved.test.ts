import { describe, expect, it } from 'vitest';
import { movesSchema } from '@/lib/content/schemas/moved';

const getProblems = (from: string, to: string) => {
  const { error } = movesSchema.safeParse([{ from, to }]);
  return error?.issues.map(({ message }) => message) ?? [];
};

describe('a moved address', () => {
  it.each([
    ['/docs/start', '/'],
    ['/docs/start#first', '/#first'],
    ['/docs/start', '/docs/intro#first'],
  ])('may lead from %s to %s', (from, to) => {
    expect(getProblems(from, to)).toEqual([]);
  });

  it.each(['/docs/start/', '/docs/start//', '/docs/start/#first', '//'])('must have no trailing slash: %s', (from) => {
    expect(getProblems(from, '/docs/intro')).toEqual(['must not end its path with a slash']);
  });
});
