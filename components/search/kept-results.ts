import type { SearchState } from './search-state';

/** Some lists to go back to, among those for half a word that typing leaves behind. */
const maxKept = 20;

/** By question, the one used last at the end. */
const kept = new Map<string, SearchState>();

type Asked = Pick<SearchState, 'query' | 'area'>;

const toKey = ({ query, area }: Asked) => JSON.stringify([query, area]);

/**
 * Keeps a list for as long as the document lives. Going back has to draw it at once: that is when browsers look for the position that the
 * reader had in it. A list without hits from the texts is asked for again instead.
 */
export function keepResults(state: SearchState): void {
  if (state.status !== 'done' || state.textsAre !== 'searched') return;
  forgetResults(state);
  kept.set(toKey(state), state);
  for (const oldest of kept.keys()) {
    if (kept.size <= maxKept) return;
    kept.delete(oldest);
  }
}

/** The list for a question, as long as it was when it was last shown. */
export function getKeptResults(asked: Asked): SearchState | undefined {
  return kept.get(toKey(asked));
}

/** Lets a question be asked again. */
export function forgetResults(asked: Asked): void {
  kept.delete(toKey(asked));
}
