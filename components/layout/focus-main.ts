/** Moves the focus to the page's `<main>`, for use where the focused element is removed. */
export function focusMain(): void {
  document.querySelector('main')?.focus({ preventScroll: true });
}
