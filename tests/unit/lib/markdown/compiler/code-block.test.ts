import { expect, it } from 'vitest';
import { measureCode } from '@/lib/markdown/compiler/code-block';
import { highlightCode } from '@/lib/markdown/compiler/highlight-code.server';

it('measureCode counts the lines and columns of the text, not of the HTML', async () => {
  expect(measureCode(await highlightCode('if (a < b && "c") {\n  run();\n\n}', 'js'))).toEqual({
    lines: 4,
    columns: 19,
  });
  expect(measureCode('')).toEqual({ lines: 1, columns: 0 });
});
