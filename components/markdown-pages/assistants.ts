interface Assistant {
  name: string;
  kind: 'assistant' | 'editor';
  /** URL that starts it with a prompt, up to the prompt itself, which is the last value of the query. */
  address: `https://${string}?${string}=`;
}

/** Targets of "Open in …"; nothing is sent there until a reader follows the link. The privacy page names them too. */
export const assistants = [
  { name: 'ChatGPT', kind: 'assistant', address: 'https://chatgpt.com/?prompt=' },
  { name: 'Claude', kind: 'assistant', address: 'https://claude.ai/new?q=' },
  { name: 'Perplexity', kind: 'assistant', address: 'https://www.perplexity.ai/search?q=' },
  { name: 'GitHub Copilot', kind: 'assistant', address: 'https://github.com/copilot?prompt=' },
  { name: 'Cursor', kind: 'editor', address: 'https://cursor.com/link/prompt?text=' },
] as const satisfies readonly Assistant[];

/** The address at which an assistant or editor starts with a prompt. */
export function toAssistantUrl({ address }: Pick<Assistant, 'address'>, prompt: string): string {
  return address + encodeURIComponent(prompt);
}
