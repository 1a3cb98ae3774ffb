/** Scrolls a frame, but not the page around it, to an element inside it, unless all of that is in view. */
export function revealInFrame(element: Element, frame: Element): void {
  const inner = element.getBoundingClientRect();
  const outer = frame.getBoundingClientRect();
  if (inner.top >= outer.top && inner.bottom <= outer.bottom) return;
  frame.scrollTop += inner.top - outer.top - outer.height / 2;
}
