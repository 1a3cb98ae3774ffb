/** Shorter texts are not worth a name. */
const minLength = 60;

/**
 * Writes a value as a constant of JavaScript, and each object that is in it several times, such as the errors of an API, once.
 * @param name of the constant
 */
export function writeSharedValues(name: string, value: unknown): string {
  const counts = new Map<string, number>();
  count(value, counts);
  const constants = new Map<string, string>();
  const lines: string[] = [];

  function write(part: unknown): string {
    if (typeof part !== 'object' || part === null) return JSON.stringify(part);
    const text = JSON.stringify(part);
    const known = constants.get(text);
    if (known) return known;
    const code = Array.isArray(part) ? `[${part.map(write)}]` : `{${Object.entries(part).map(writeField)}}`;
    if (text.length < minLength || (counts.get(text) ?? 0) < 2) return code;
    const constant = `v${constants.size}`;
    constants.set(text, constant);
    lines.push(`const ${constant} = ${code};`);
    return constant;
  }

  const writeField = ([key, part]: [string, unknown]) => `${JSON.stringify(key)}:${write(part)}`;
  const whole = write(value);
  return [...lines, `const ${name} = ${whole};`].join('\n');
}

/** Counts how often each object is there; of one that is known, not what is in it. */
function count(value: unknown, counts: Map<string, number>): void {
  if (typeof value !== 'object' || value === null) return;
  const text = JSON.stringify(value);
  const known = counts.get(text) ?? 0;
  counts.set(text, known + 1);
  if (known === 0) for (const part of Object.values(value)) count(part, counts);
}
