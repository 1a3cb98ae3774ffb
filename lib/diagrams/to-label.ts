import type { Label, Point } from './drawing';
import type { WrappedText } from './text/wrap-text';

/** A label of the size of its text, with its top left corner at a point. */
export function toLabel(text: WrappedText, { x, y }: Point, align: Label['align']): Label {
  return { x, y, width: text.width, height: text.height, text, align };
}
