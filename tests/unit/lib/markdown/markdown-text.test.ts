import { describe, expect, it } from 'vitest';
import { removeCodeNotation, toFence } from '@/lib/markdown/markdown-text';

describe('removeCodeNotation', () => {
  it.each([
    ['a // [!code ++]\nb', 'a\nb'],
    ['a: 1 # [!code highlight:3]', 'a: 1'],
    ['<a />{/* [!code focus] */}', '<a />'],
    ['a {} /* [!code --] */', 'a {}'],
    ['<a></a> <!-- [!code word:a] -->\n', '<a></a>\n'],
    ['select 1 -- [!code ++]', 'select 1'],
    ['a\n  // [!code highlight]\nb', 'a\nb'],
  ])('removes the comment of %j', (code, expected) => {
    expect(removeCodeNotation(code)).toBe(expected);
  });

  it.each(["const mark = '[!code ++]';", '// write [!code ++] here', 'a // a comment'])('keeps %j', (code) => {
    expect(removeCodeNotation(code)).toBe(code);
  });
});

it.each([
  ['{}', '```json\n{}\n```'],
  ['{ "text": "```" }', '````json\n{ "text": "```" }\n````'],
])('%s is a code block whose fence the code does not end', (code, fence) => {
  expect(toFence('json', code)).toBe(fence);
});
