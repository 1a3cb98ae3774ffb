/** Matches a token of JSON, after white space. */
const tokenPattern =
  /\s*(?:([{}[\],:])|("(?:[^"\\\n\r\t]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*")|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null))/y;

/**
 * Returns where a text stops being JSON, as line and column from 1. Engines word this differently, or leave it out.
 * @param text that `JSON.parse` has refused
 */
export function locateJsonProblem(text: string): { line: number; column: number } {
  const before = text.slice(0, findProblem(text)).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

interface Token {
  /** A brace, a bracket, a comma or a colon. */
  sign: string | undefined;
  isString: boolean;
}

type State = 'value' | 'value or ]' | 'name' | 'name or }' | 'colon' | 'separator' | 'end';

/** By what is expected, what is expected after a token: `undefined` where the token is not. `open` holds the open braces and brackets. */
const transitions: Record<State, (token: Token, open: string[]) => State | undefined> = {
  value: readValue,
  'value or ]': (token, open) => (token.sign === ']' ? closeLast(open) : readValue(token, open)),
  name: readName,
  'name or }': (token, open) => (token.sign === '}' ? closeLast(open) : readName(token)),
  colon: ({ sign }) => (sign === ':' ? 'value' : undefined),
  separator({ sign }, open) {
    const isList = open.at(-1) === '[';
    if (sign === ',') return isList ? 'value' : 'name';
    return sign === (isList ? ']' : '}') ? closeLast(open) : undefined;
  },
  end: () => undefined,
};

function findProblem(text: string): number {
  const open: string[] = [];
  let expected: State = 'value';
  let position = 0;
  while (expected !== 'end') {
    tokenPattern.lastIndex = position;
    const match = tokenPattern.exec(text);
    const next: State | undefined | null =
      match && transitions[expected]({ sign: match[1], isString: match[2] !== undefined }, open);
    if (!next) return skipSpace(text, position);
    expected = next;
    position = tokenPattern.lastIndex;
  }
  return skipSpace(text, position);
}

function readValue({ sign }: Token, open: string[]): State | undefined {
  if (sign === undefined) return afterValue(open);
  if (sign !== '{' && sign !== '[') return undefined;
  open.push(sign);
  return sign === '{' ? 'name or }' : 'value or ]';
}

function readName({ isString }: Token): State | undefined {
  return isString ? 'colon' : undefined;
}

function closeLast(open: string[]): State {
  open.pop();
  return afterValue(open);
}

function afterValue(open: string[]): State {
  return open.length === 0 ? 'end' : 'separator';
}

function skipSpace(text: string, position: number): number {
  return position + (/^\s*/.exec(text.slice(position))?.[0].length ?? 0);
}
