/** Maximum length of a chain of causes, which may be circular. */
const maxCauses = 8;

/** Describes a thrown value: an error by its message, with its name unless that is plain `Error`; any other value as a string. */
function describeThrown(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown);
  return thrown.name === 'Error' ? thrown.message : `${thrown.name}: ${thrown.message}`;
}

/**
 * Describes a thrown value and each of its causes, from the value towards the root cause.
 */
export function getCauseChain(thrown: unknown): string[] {
  const chain: string[] = [];
  let current = thrown;
  while (chain.length < maxCauses) {
    chain.push(describeThrown(current));
    if (!(current instanceof Error) || current.cause === undefined) break;
    current = current.cause;
  }
  return chain;
}
