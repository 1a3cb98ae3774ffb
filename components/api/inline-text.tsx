/** Plain text from the contract, with `code` in backticks. */
export function InlineText({ text }: { text: string }) {
  return text.split('`').map((part, index) =>
    // Every second part was between backticks.
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts never move
    index % 2 === 1 ? <code key={index}>{part}</code> : part,
  );
}
