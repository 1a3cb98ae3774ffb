import { splitPayload } from './split-payload';

/**
 * Takes out of a payload that the router fetches what only the load of a whole page needs: the scripts that stand in the
 * page, which have run by then.
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
