import { unescapeHtml } from '../text/unescape-html';
import type { SearchHit } from './types';

/** The words that are marked in a hit, as they stand in its text, in lower case and each once. */
export function getMarkedWords({ _highlightResult: marked }: Pick<SearchHit, '_highlightResult'>): string[] {
  const texts = [...Object.values(marked.hierarchy), marked.content].flatMap((text) => text?.value ?? []);
  const words = texts
    .flatMap((text) => [...text.matchAll(/<mark>(.*?)<\/mark>/gs)])
    .map(([, word = '']) => unescapeHtml(word))
    .map((word) => word.trim().toLowerCase())
    .filter(Boolean);
  return [...new Set(words)];
}
