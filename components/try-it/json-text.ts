import { locateJsonProblem, parseJson } from 'openapi-sandbox';

/** A part of a JSON text with the class of its colour. */
export interface Token {
  text: string;
  kind?: 'string' | 'constant' | 'keyword';
}

const token = /("(?:[^"\\\n]|\\.)*")(\s*:)?|(?<![\w.])(-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)\b/g;

/** Splits a JSON text into parts of a colour: names, texts, and other values. Any other text stays as it is. */
export function tokenizeJson(text: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const match of text.matchAll(token)) {
    const [whole, quoted, colon] = match;
    if (match.index > end) tokens.push({ text: text.slice(end, match.index) });
    tokens.push({ text: quoted ?? whole, kind: colon ? 'keyword' : quoted ? 'string' : 'constant' });
    if (colon) tokens.push({ text: colon });
    end = match.index + whole.length;
  }
  if (end < text.length) tokens.push({ text: text.slice(end) });
  return tokens;
}

/** Finds the position where a text stops being JSON; `undefined` if all of it is JSON. */
export function findJsonProblem(text: string): ReturnType<typeof locateJsonProblem> | undefined {
  return parseJson(text) === undefined ? locateJsonProblem(text) : undefined;
}

/** Breaks JSON that came in one line into several. */
export function toShownText(body: string): string {
  if (!/^\s*[[{]/.test(body)) return body;
  const value = parseJson(body);
  return value === undefined ? body : JSON.stringify(value, null, 2);
}
