/** A part of a JSON text with the class of its colour. */
export interface Token {
  text: string;
  kind?: 'string' | 'constant' | 'keyword';
}

const token = /("(?:[^"\\\n]|\\.)*")(\s*:)?|(?<![\w.])(-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)\b/g;

/** A JSON text in parts of a colour: names, texts, and other values. What is no JSON stays as it is. */
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

/** Where a text stops being JSON; browsers do not agree on how to tell it. */
export interface JsonProblem {
  line: number;
  column: number;
}

const space = /[ \t\r\n]*/y;
const simple =
  /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/uy;

/** The first place at which a text is no JSON; `undefined` if all of it is. */
export function findJsonProblem(text: string): JsonProblem | undefined {
  let at = 0;
  const skip = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match) at += match[0].length;
    return match !== null;
  };
  const eat = (sign: string): boolean => {
    skip(space);
    if (text[at] !== sign) return false;
    at += 1;
    skip(space);
    return true;
  };
  const readList = (end: string, readItem: () => boolean): boolean => {
    if (eat(end)) return true;
    do if (!readItem()) return false;
    while (eat(','));
    return eat(end);
  };
  const readValue = (): boolean => {
    if (eat('{')) return readList('}', () => text[at] === '"' && skip(simple) && eat(':') && readValue());
    if (eat('[')) return readList(']', readValue);
    return skip(simple);
  };
  skip(space);
  const isValid = readValue();
  skip(space);
  if (isValid && at === text.length) return undefined;
  const lines = text.slice(0, at).split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

/** JSON that came in one line is shown in several. */
export function toShownText(body: string): string {
  if (!/^\s*[[{]/.test(body)) return body;
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}
