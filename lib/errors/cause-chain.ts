/** As far as a chain of causes is followed: a cause can be an error that it caused. */
const maximum = 8;

/** What a thrown value says: its name and message where it is an error, else the value as a text. */
function toText(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown);
  return thrown.name === 'Error' ? thrown.message : `${thrown.name}: ${thrown.message}`;
}

/**
 * What a thrown value says, and what each of its causes says.
 * @param thrown anything that can be thrown
 * @returns at least one text, the last one being the first cause
 */
export function getCauseChain(thrown: unknown): string[] {
  const chain: string[] = [];
  let current = thrown;
  while (chain.length < maximum) {
    chain.push(toText(current));
    if (!(current instanceof Error) || current.cause === undefined) break;
    current = current.cause;
  }
  return chain;
}
