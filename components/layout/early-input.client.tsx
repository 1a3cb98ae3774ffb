'use client';

import { useEffect } from 'react';

/** Repeats what a reader did before the page could answer: a click on a button, or a shortcut. */
export function EarlyInput() {
  useEffect(() => {
    const event = window.takeEarlyInput?.();
    delete window.takeEarlyInput;
    if (!event?.target) return;
    const Kind = event.constructor as typeof Event;
    event.target.dispatchEvent(new Kind(event.type, event)); // An event has all that describes one.
  }, []);

  return null;
}
