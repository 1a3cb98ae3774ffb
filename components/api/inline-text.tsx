/** A text of the contract: plain, with `code` in backticks. */
export function InlineText({ text }: { text: string }) {
  return text.split('`').map((part, index) =>
    // Every second part stood between backticks; the parts never move.
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts never move
    index % 2 === 1 ? <code key={index}>{part}</code> : part,
  );
}
