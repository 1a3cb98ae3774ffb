import type { Statement } from '../statements';

/** Reads a statement from left to right. */
export interface Scanner {
  line: number;
  /** What has not been read, without spaces before it. */
  rest(): string;
  /** Reads `token` if it comes next, and returns whether it did. */
  take(token: string): boolean;
  /** Reads what a pattern (which begins with `^`) matches next, and returns it; empty if nothing matches. */
  match(pattern: RegExp): string;
}

export function createScanner({ line, text }: Statement): Scanner {
  let rest = text;
  const skip = (length: number) => {
    rest = rest.slice(length).trimStart();
  };
  return {
    line,
    rest: () => rest,
    take(token) {
      const isNext = rest.startsWith(token);
      if (isNext) skip(token.length);
      return isNext;
    },
    match(pattern) {
      const found = pattern.exec(rest)?.[0] ?? '';
      skip(found.length);
      return found;
    },
  };
}
