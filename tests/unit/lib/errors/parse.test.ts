import { expect, it } from 'vitest';
import { z } from 'zod';
import { parse } from '@/lib/errors/parse';

const schema = z.strictObject({
  title: z.string().min(1).optional(),
  tags: z.array(z.string()).min(1).optional(),
  href: z.url().optional(),
  path: z.string().startsWith('/').optional(),
  body: z
    .union([z.strictObject({ $ref: z.string() }), z.strictObject({ name: z.string(), size: z.number() })])
    .optional(),
});

it.each([
  ['an empty text', { title: '' }, ['title: must not be empty']],
  ['an empty list', { tags: [] }, ['tags: must not be empty']],
  ['an address that is none', { href: 'docs' }, ['href: must be a URL']],
  ['a path without its slash', { path: 'docs' }, ['path: must begin with "/"']],
  [
    'everything that the likeliest alternative finds',
    { body: { size: '5', multipleOf: 5 } },
    ['body.name: is missing', 'body.size: must be a number', 'body: has the unknown field "multipleOf"'],
  ],
  ['a value that no alternative fits', { body: 5 }, ['body: must be an object']],
])('errors say in words what is wrong: %s', (_, value, lines) => {
  const text = `file.yaml is not valid:\n${lines.map((line) => `  - ${line}`).join('\n')}\n  → Repair it.`;
  expect(() => parse(schema, value, 'file.yaml', 'Repair it.')).toThrow(text);
});
