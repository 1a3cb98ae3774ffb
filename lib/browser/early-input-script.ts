/**
 * Runs in the head of every page: keeps the last button that a reader pressed, or the last shortcut, until the page can answer (see
 * `EarlyInput`). Ctrl+K is kept from the browser, which would move the focus to its own search. It is inlined into the page as text,
 * so it cannot use anything from outside its body.
 */
export function runEarlyInputScript() {
  let kept: Event | undefined;
  const listening = new AbortController();
  const { signal } = listening;

  window.addEventListener(
    'click',
    (event) => {
      // Others work without scripts.
      const button = (event.target as Element).closest('button[type=button]:not([popovertarget])');
      kept = button ? event : undefined;
    },
    { signal },
  );
  window.addEventListener(
    'keydown',
    (event) => {
      // As `useSearchKeys` says.
      const isChord = /^k$/i.test(event.key) && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
      if (isChord) event.preventDefault();
      if ((isChord || ['/', '?'].includes(event.key)) && !event.repeat) kept = event;
    },
    { signal },
  );
  window.takeEarlyInput = () => {
    listening.abort();
    return kept;
  };
}

declare global {
  interface Window {
    /** Returns what the script in the head has kept, which then stops listening. It is there until the page can answer. */
    takeEarlyInput?: () => Event | undefined;
  }
}
