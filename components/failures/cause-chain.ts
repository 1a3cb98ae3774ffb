/** Maximum length of a chain of causes, which may be circular. */
const maximum = 8;

/** A thrown value as text: the message of an error, with its name unless that is plain `Error`; any other value as a string. */
function toText(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown);
  return thrown.name === 'Error' ? thrown.message : `${thrown.name}: ${thrown.message}`;
}

/**
 * Describes a thrown value and each of its causes.
 * @param thrown anything that can be thrown
 * @returns one to `maximum` texts, from the thrown value towards the root cause
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
