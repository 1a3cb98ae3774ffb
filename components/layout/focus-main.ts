/** Has the focus begin at the text of the page, where the element that has it is about to go away. */
export function focusMain(): void {
  document.querySelector('main')?.focus({ preventScroll: true });
}
