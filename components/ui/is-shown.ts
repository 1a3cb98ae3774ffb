/** Whether an element is drawn, in browsers too that cannot be asked; there, what is closed counts as shown if it has a place. */
export function isShown(element: Element): boolean {
  return 'checkVisibility' in element ? element.checkVisibility() : (element as Element).getClientRects().length > 0;
}
