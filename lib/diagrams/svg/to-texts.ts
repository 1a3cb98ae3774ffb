import type { Drawing, Label, Rect } from '../drawing';
import { type TextRole, textRoles } from '../text/text-roles';
import type { WrappedText } from '../text/wrap-text';
import { getTextArea } from './box-paths';

/** A text of one or more lines, with its position. */
export interface DiagramText {
  role: TextRole;
  align: Label['align'];
  /** The x that its lines share, and the baseline of the first. */
  x: number;
  y: number;
  lines: string[];
  /** From one baseline to the next. */
  lineHeight: number;
}

/** How far the baseline of common fonts lies below the middle of a line, as a share of the font size. */
const baseline = 0.35;

/** The texts of a drawing, vertically centred in their shapes. */
export function toTexts({ labels, boxes }: Drawing): DiagramText[] {
  return [
    ...boxes.map((box) => toText(box.text, getTextArea(box), 'middle')),
    ...labels.map((label) => toText(label.text, label, label.align)),
  ];
}

function toText({ role, lines, height }: WrappedText, area: Rect, align: Label['align']): DiagramText {
  const { size, lineHeight } = textRoles[role];
  const share = { start: 0, middle: 0.5, end: 1 }[align];
  const top = area.y + (area.height - height) / 2;
  return {
    role,
    align,
    x: Math.round(area.x + area.width * share),
    y: Math.round(top + lineHeight / 2 + size * baseline),
    lines,
    lineHeight,
  };
}
