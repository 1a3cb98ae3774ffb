import type { Label, Point } from './drawing';
import type { WrappedText } from './text/wrap-text';

/** A label that takes the room of its text, from a point at its top left corner. */
export function toLabel(text: WrappedText, { x, y }: Point, align: Label['align']): Label {
  return { x, y, width: text.width, height: text.height, text, align };
}
