import type { SearchHit } from './types';

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
};

/** The words that are marked in a hit, as they stand in its text, in lower case and each once. */
export function getMarkedWords({ _highlightResult: marked }: Pick<SearchHit, '_highlightResult'>): string[] {
  const texts = [...Object.values(marked.hierarchy), marked.content].flatMap((text) => text?.value ?? []);
  const words = texts
    .flatMap((text) => [...text.matchAll(/<mark>(.*?)<\/mark>/gs)])
    .map(([, word = '']) => word.replace(/&(?:amp|lt|gt|quot|#39|#x27);/g, (entity) => entities[entity] ?? entity))
    .map((word) => word.trim().toLowerCase())
    .filter(Boolean);
  return [...new Set(words)];
}
