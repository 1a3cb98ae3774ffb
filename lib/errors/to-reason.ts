/** What a thrown value says went wrong: the message of an error, anything else as a text. */
export function toReason(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}
