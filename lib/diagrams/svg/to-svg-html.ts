import type { Element } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { s } from 'hastscript';
import type { Drawing } from '../drawing';
import { toPaths } from './to-paths';
import { type DiagramText, toTexts } from './to-texts';

interface Description {
  /** Unique on the page. */
  id: string;
  text: string;
}

/** The content of a drawing's `<svg>` as HTML: one string instead of a hundred or so elements in a page's payload. */
export function toSvgHtml(drawing: Drawing, { id, text }: Description): string {
  return toHtml(
    [
      s('desc', { id }, text),
      ...toPaths(drawing).map(({ look, isDashed, data }) =>
        s('path', { className: `diagram-${look}${isDashed ? ' diagram-dashed' : ''}`, d: data }),
      ),
      ...toTexts(drawing).map(toTextElement),
    ],
    { space: 'svg' },
  );
}

/** A text of a drawing, its lines one below the other. */
function toTextElement({ role, align, x, y, lines, lineHeight }: DiagramText): Element {
  const className = align === 'middle' ? `diagram-${role}` : `diagram-${role} diagram-${align}`;
  if (lines.length === 1) return s('text', { className, x, y }, lines);
  return s(
    'text',
    { className, y },
    lines.map((line, index) => s('tspan', { x, dy: index === 0 ? undefined : lineHeight }, line)),
  );
}
