import { describe, expect, it } from 'vitest';
import { findJsonProblem, tokenizeJson, toShownText } from '@/components/try-it/json-text';

describe('findJsonProblem', () => {
  it.each(['{}', ' null ', '-1.5e+3', '"a\\u00e9\\n"', '{"a": [1, {"b": true}], "c": ""}'])('accepts %s', (text) => {
    expect(findJsonProblem(text)).toBeUndefined();
  });

  it.each([
    ['', 1, 1],
    ['{"a": 1', 1, 8],
    ['{\n  "a": +62\n}', 2, 8],
    ['{"a": 1,}', 1, 9],
    ["{'a': 1}", 1, 2],
    ['{"a" 1}', 1, 6],
    ['[1 2]', 1, 4],
    ['{} {}', 1, 4],
    ['"a\nb"', 1, 1],
    ['01', 1, 2],
  ])('says where %j stops being JSON', (text, line, column) => {
    expect(() => JSON.parse(text)).toThrow();
    expect(findJsonProblem(text)).toEqual({ line, column });
  });
});

it('tokenizeJson tells names, texts and other values apart, and loses nothing', () => {
  const text = '{"a": "b: \\"c\\"", "d": [1.5, true, null]}';
  const tokens = tokenizeJson(text);
  expect(tokens.map((token) => token.text).join('')).toBe(text);
  expect(tokens.filter(({ kind }) => kind === 'keyword').map((token) => token.text)).toEqual(['"a"', '"d"']);
  expect(tokens.filter(({ kind }) => kind === 'constant').map((token) => token.text)).toEqual(['1.5', 'true', 'null']);
});

it('shows JSON of one line in several, and leaves everything else as it is', () => {
  expect(toShownText('{"a":1}')).toBe('{\n  "a": 1\n}');
  expect(toShownText('event: x\ndata: {"a":1}')).toBe('event: x\ndata: {"a":1}');
  expect(toShownText('{"a"')).toBe('{"a"');
});
