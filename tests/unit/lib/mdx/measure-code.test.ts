import { expect, it } from 'vitest';
import { highlightCode } from '@/lib/mdx/highlight-code.server';
import { measureCode } from '@/lib/mdx/measure-code';

it('the size of code is that of its text', async () => {
  expect(measureCode(await highlightCode('if (a < b && "c") {\n  run();\n\n}', 'js'))).toEqual({
    lines: 4,
    columns: 19,
  });
  expect(measureCode('')).toEqual({ lines: 1, columns: 0 });
});
