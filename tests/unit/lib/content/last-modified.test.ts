import { expect, it } from 'vitest';
import { parseLog } from '@/lib/content/history.server';

it('parseLog dates a file by its newest commit', () => {
  const log =
    '\0' +
    '2026-03-02T10:00:00+00:00\n\ncontent/a.mdx\n' +
    '\0' +
    '2026-03-01T10:00:00+00:00\n\ncontent/a.mdx\ncontent/b.mdx\n';
  expect(Object.fromEntries(parseLog(log))).toEqual({
    'content/a.mdx': new Date('2026-03-02T10:00:00Z'),
    'content/b.mdx': new Date('2026-03-01T10:00:00Z'),
  });
});
