import { isInTransition, subscribeToTransitions } from '@/lib/navigation/route-transition';

/** Milliseconds without a keystroke before the address is updated; browsers reject too many changes in a row. */
const delay = 300;

/**
 * Calls `write` once the reader has paused, and before a click that may lead away, as going back has to find the last query. While
 * another page is on its way, the router would abandon it for a new address, so this waits until the page has arrived, and this one is
 * gone, or the reader has given it up.
 * @returns a function that calls it off
 */
export function scheduleWrite(write: () => void): () => void {
  let timer = setTimeout(attempt, delay);
  const unsubscribe = subscribeToTransitions(() => {
    clearTimeout(timer);
    timer = setTimeout(attempt, delay); // Whoever cancels a navigation may be about to change the address as well.
  });
  document.addEventListener('click', attempt, { capture: true });

  function attempt(): void {
    if (isInTransition()) return;
    cancel();
    write();
  }

  function cancel(): void {
    clearTimeout(timer);
    unsubscribe();
    document.removeEventListener('click', attempt, { capture: true });
  }
  return cancel;
}
