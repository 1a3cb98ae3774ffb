import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { publishedPaths } from '@/components/published-paths';

it('every file that pages may link to is published', () => {
  expect(publishedPaths.filter((path) => !existsSync(`out${path}`))).toEqual([]);
});
