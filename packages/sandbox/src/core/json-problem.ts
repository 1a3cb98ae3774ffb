/** A token of JSON, after white space. */
const token =
  /\s*(?:([{}[\],:])|("(?:[^"\\\n\r\t]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*")|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null))/y;

/**
 * Where a text stops being JSON, as line and column from 1. Engines word this differently, or leave it out.
 * @param text that `JSON.parse` has refused
 */
export function locateJsonProblem(text: string): { line: number; column: number } {
  const before = text.slice(0, findProblem(text)).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

function findProblem(text: string): number {
  const open: string[] = [];
  let expected = 'value';
  let position = 0;
  while (expected !== 'end') {
    token.lastIndex = position;
    const match = token.exec(text);
    const start = position + (/^\s*/.exec(text.slice(position))?.[0].length ?? 0);
    if (!match) return start;
    const next = advance(match, expected, open);
    if (next === undefined) return start;
    expected = next;
    position = token.lastIndex;
  }
  return position + (/^\s*/.exec(text.slice(position))?.[0].length ?? 0);
}

/** What may come after a token, or `undefined` where the token is not expected. */
function advance([, sign, string, literal]: RegExpExecArray, expected: string, open: string[]): string | undefined {
  const afterValue = () => (open.length === 0 ? 'end' : 'separator');
  const isList = open.at(-1) === '[';
  if (expected.startsWith('value')) {
    if (string !== undefined || literal !== undefined) return afterValue();
    if (sign === '{' || sign === '[') {
      open.push(sign);
      return sign === '{' ? 'name or }' : 'value or ]';
    }
    if (sign === ']' && expected === 'value or ]') return close(open, afterValue);
    return undefined;
  }
  if (expected.startsWith('name')) {
    if (string !== undefined) return 'colon';
    return sign === '}' && expected === 'name or }' ? close(open, afterValue) : undefined;
  }
  if (expected === 'colon') return sign === ':' ? 'value' : undefined;
  if (sign === ',') return isList ? 'value' : 'name';
  return sign === (isList ? ']' : '}') ? close(open, afterValue) : undefined;
}

function close(open: string[], after: () => string): string {
  open.pop();
  return after();
}
