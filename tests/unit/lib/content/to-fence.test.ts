import { expect, it } from 'vitest';
import { toFence } from '@/lib/content/markdown-text';

it.each([
  ['{}', '```json\n{}\n```'],
  ['{ "text": "```" }', '````json\n{ "text": "```" }\n````'],
])('%s is a code block whose fence the code does not end', (code, fence) => {
  expect(toFence('json', code)).toBe(fence);
});
