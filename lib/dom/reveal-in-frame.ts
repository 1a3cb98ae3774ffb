/** Scrolls a frame, but not the page around it, to an element inside it if that is out of the frame's view. */
export function revealInFrame(element: Element, frame: Element): void {
  const inner = element.getBoundingClientRect();
  const outer = frame.getBoundingClientRect();
  if (inner.top <= outer.bottom && inner.bottom >= outer.top) return;
  frame.scrollTop += inner.top - outer.top - outer.height / 2;
}
