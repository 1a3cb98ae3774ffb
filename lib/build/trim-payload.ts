import { splitPayload } from './split-payload';

/**
 * Takes out of a payload the scripts that stand in its page: nothing but the load of a whole page runs them, and that runs those of the page.
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
