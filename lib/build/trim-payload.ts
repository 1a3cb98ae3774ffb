import { splitPayload } from './split-payload';

/**
 * Empties the inline scripts of a page in its payload: they run only when the whole page loads, from its HTML.
 * @param scripts the texts of these scripts
 */
export function trimPayload(payload: string, scripts: readonly string[]): string {
  return splitPayload(payload)
    .map((part) => {
      if (typeof part === 'string') return part;
      return scripts.includes(part.text) ? `${part.before}""${part.after}` : part.written;
    })
    .join('');
}
