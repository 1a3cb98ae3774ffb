import type { KeyboardEvent } from 'react';
import { isShown } from '@/lib/dom/is-shown';

/**
 * Wraps Tab from the last element to the first and back. DocSearch does so too, but only between the elements that existed
 * when it opened, any of which may be hidden.
 */
export function wrapFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return;
  const elements = [...event.currentTarget.querySelectorAll<HTMLElement>('a[href], button, input')];
  const shown = elements.filter(isShown);
  const [edge, target] = event.shiftKey ? [shown[0], shown.at(-1)] : [shown.at(-1), shown[0]];
  if (document.activeElement !== edge) return;
  event.preventDefault();
  target?.focus();
}
