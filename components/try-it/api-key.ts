import { readStored, removeStored, writeStored } from '@/lib/browser/stored-value';
import { apiKeyKey } from './storage-keys';

/** Placeholder in samples where a key belongs. */
const placeholder = 'sk_test_YOUR_API_KEY';

let current = '';

/** Returns whether the browser stores the key until the tab is closed. */
export function isApiKeyStored(): boolean {
  return readStored(apiKeyKey, 'sessionStorage') !== null;
}

/** Returns the reader's key: of this document, or stored for this tab; empty without one. */
export function getApiKey(): string {
  return current || (readStored(apiKeyKey, 'sessionStorage') ?? '');
}

/**
 * Shows the reader's key in every sample from now on; an empty one is forgotten.
 * @param isStored whether the browser stores it until the tab is closed
 */
export function setApiKey(key: string, isStored: boolean): void {
  current = key;
  if (key && isStored) writeStored(apiKeyKey, key, 'sessionStorage');
  else removeStored(apiKeyKey, 'sessionStorage');
  fillSamples();
}

let observer: MutationObserver | undefined;

/** Puts the reader's key into the samples of the page, and of those that follow it. */
export function fillSamples(): void {
  observer?.disconnect();
  observer = undefined;
  const key = getApiKey();
  showInSamples(key);
  if (!key) return;
  observer = new MutationObserver(() => showInSamples(key));
  observer.observe(document.body, { childList: true, subtree: true });
}

/** Texts of samples before the key was put into them; a key may be a text that they have elsewhere. */
const originals = new WeakMap<Text, string>();

/** Samples are HTML that React does not look into, so their text may change. */
function showInSamples(key: string): void {
  for (const pre of document.querySelectorAll('.code-block pre')) {
    const nodes = document.createTreeWalker(pre, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) {
      const node = nodes.currentNode as Text;
      const text = originals.get(node) ?? node.data;
      if (!text.includes(placeholder)) continue;
      originals.set(node, text);
      const shown = text.replaceAll(placeholder, () => key || placeholder);
      if (node.data !== shown) node.data = shown;
    }
  }
}
