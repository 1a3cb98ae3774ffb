import { apiKeyKey } from './stored-choices';
import { readStored, removeStored, writeStored } from './stored-value';

/** What samples show in place of a key. */
const placeholder = 'sk_test_YOUR_API_KEY';

let current = '';

/** Whether the browser stores the key until the tab is closed. */
export function isApiKeyStored(): boolean {
  return readStored(apiKeyKey, 'sessionStorage') !== null;
}

/** The reader's key: of this document, or stored for this tab; empty without one. */
export function getApiKey(): string {
  return current || (readStored(apiKeyKey, 'sessionStorage') ?? '');
}

/**
 * Shows the reader's key in every sample from now on; an empty one is forgotten.
 * @param isStored whether the browser stores it until the tab is closed
 */
export function setApiKey(key: string, isStored: boolean): void {
  const before = getApiKey();
  current = key;
  if (key && isStored) writeStored(apiKeyKey, key, 'sessionStorage');
  else removeStored(apiKeyKey, 'sessionStorage');
  if (before) replaceInSamples(before, placeholder);
  fillSamples();
}

let observer: MutationObserver | undefined;

/** Puts the reader's key into the samples of the page, and of those that follow it. */
export function fillSamples(): void {
  observer?.disconnect();
  observer = undefined;
  const key = getApiKey();
  if (!key) return;
  const fill = () => replaceInSamples(placeholder, key);
  fill();
  observer = new MutationObserver(fill);
  observer.observe(document.body, { childList: true, subtree: true });
}

/** Samples are HTML that React does not look into, so their text may change. */
function replaceInSamples(from: string, to: string): void {
  for (const pre of document.querySelectorAll('.code-block pre')) {
    const nodes = document.createTreeWalker(pre, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) {
      const node = nodes.currentNode as Text;
      if (node.data.includes(from)) node.data = node.data.replaceAll(from, to);
    }
  }
}
