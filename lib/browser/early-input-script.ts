/**
 * Runs in the head of every page: stores the last button that a reader pressed, or the last shortcut, until the page can answer (see
 * `EarlyInput`). Ctrl+K does not reach the browser, which would move the focus to its own search. It is inlined into the page as text,
 * so it cannot use anything from outside its body.
 */
export function runEarlyInputScript() {
  let stored: Event | undefined;
  const listening = new AbortController();
  const { signal } = listening;

  window.addEventListener(
    'click',
    (event) => {
      // Others work without scripts.
      const button = (event.target as Element).closest('button[type=button]:not([popovertarget])');
      stored = button ? event : undefined;
    },
    { signal },
  );
  window.addEventListener(
    'keydown',
    (event) => {
      // As `useSearchKeys` says.
      const isChord = /^k$/i.test(event.key) && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
      if (isChord) event.preventDefault();
      if ((isChord || ['/', '?'].includes(event.key)) && !event.repeat) stored = event;
    },
    { signal },
  );
  window.takeEarlyInput = () => {
    listening.abort();
    return stored;
  };
}

declare global {
  interface Window {
    /** Returns what the script in the head has stored, which then stops listening. It is there until the page can answer. */
    takeEarlyInput?: () => Event | undefined;
  }
}
