interface Assistant {
  name: string;
  /** URL that starts it with a prompt, up to the prompt itself, which is the last value of the query. */
  address: `https://${string}?${string}=`;
}

/** Targets of "Open in …"; nothing is sent there until a reader follows the link. The privacy page names them too. */
export const assistants = [
  { name: 'ChatGPT', address: 'https://chatgpt.com/?prompt=' },
  { name: 'Claude', address: 'https://claude.ai/new?q=' },
  { name: 'Perplexity', address: 'https://www.perplexity.ai/search?q=' },
  { name: 'GitHub Copilot', address: 'https://github.com/copilot?prompt=' },
  { name: 'Cursor', address: 'https://cursor.com/link/prompt?text=' },
] as const satisfies readonly Assistant[];

/** Returns the address at which an assistant or editor starts with a prompt. */
export function toAssistantUrl({ address }: Pick<Assistant, 'address'>, prompt: string): string {
  return address + encodeURIComponent(prompt);
}
