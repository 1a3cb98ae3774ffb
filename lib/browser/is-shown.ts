/** Whether an element is rendered. In browsers without `checkVisibility`, closed content counts as shown if it has a layout box. */
export function isShown(element: Element): boolean {
  return 'checkVisibility' in element ? element.checkVisibility() : (element as Element).getClientRects().length > 0;
}
