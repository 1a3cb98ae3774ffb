import { expect, it } from 'vitest';
import { parseTexts, parseTitles } from '@/components/search/files/record-files';

const toBytes = (text: string) => new TextEncoder().encode(text).buffer;

it.each([
  ['titles', parseTitles, '{"pages":[]}'],
  ['texts', parseTexts, '{"texts":[]}'],
])('the file of %s is parsed, or reported as damaged', (name, parse, whole) => {
  expect(parse(toBytes(whole))).toEqual(JSON.parse(whole));
  expect(() => parse(toBytes(whole.slice(0, -1)))).toThrow(`The ${name} file is truncated or damaged.`);
  expect(() => parse(toBytes('{}'))).toThrow(`The ${name} file contains something else.`);
});
