import type { Box, Drawing, Frame, Rect } from '../drawing';
import { shapes, toIcon, toOutline } from './box-paths';
import { toHeadPath, toLinkPath } from './link-paths';
import { toRoundedRect } from './path-data';

/** All parts of a drawing that have the same look, in one path. */
export interface DiagramPath {
  /** `app/styles/diagram.css` styles it as `.diagram-<look>`. */
  look: string;
  /** True for lines that are dashed as well. */
  isDashed?: boolean;
  data: string;
}

/** The lines and shapes of a drawing, from the back to the front. */
export function toPaths({ frames, lifelines, links, labels, boxes }: Drawing): DiagramPath[] {
  const ofShape = (shape: Box['shape']) => boxes.filter((box) => box.shape === shape);
  const paths = [
    { look: 'lifeline', parts: lifelines.map(({ x, top, bottom }) => `M${x} ${top}V${bottom}`) },
    { look: 'frame', parts: frames.map((frame) => toRoundedRect(frame, 6)) },
    { look: 'divider', parts: frames.flatMap(toDividers) },
    { look: 'corner', parts: frames.flatMap(({ tags }) => tags.map((tag, index) => toTag(tag, index === 0 ? 6 : 0))) },
    { look: 'link', parts: links.filter(({ isDashed }) => !isDashed).map(toLinkPath) },
    { look: 'link', isDashed: true, parts: links.filter(({ isDashed }) => isDashed).map(toLinkPath) },
    { look: 'head', parts: links.filter(({ hasOpenHead }) => !hasOpenHead).map(toHeadPath) },
    { look: 'link', parts: links.filter(({ hasOpenHead }) => hasOpenHead).map(toHeadPath) },
    { look: 'gap', parts: labels.filter(({ text }) => text.role !== 'tag').map(toGap) },
    ...shapes.map((shape) => ({ look: shape, parts: ofShape(shape).map(toOutline) })),
    { look: 'icon', parts: ofShape('actor').map(toIcon) },
  ];
  return paths.filter(({ parts }) => parts.length > 0).map(({ parts, ...path }) => ({ ...path, data: parts.join('') }));
}

/** The line above each section but the first. */
function toDividers({ x, width, tags }: Frame): string[] {
  return tags.slice(1).map(({ y }) => `M${x} ${y}h${width}`);
}

/** A corner tag, with `radius` at its top left, which is 0 where it meets no corner of the frame, and round at its bottom right. */
function toTag({ x, y, width, height }: Rect, radius: number): string {
  const inner = 6;
  const start = radius === 0 ? `M${x} ${y}` : `M${x} ${y + radius}a${radius} ${radius} 0 0 1 ${radius} ${-radius}`;
  return `${start}H${x + width}v${height - inner}a${inner} ${inner} 0 0 1 ${-inner} ${inner}H${x}z`;
}

/** The background of a label, a little wider than the label itself. */
function toGap({ x, y, width, height }: Rect): string {
  return `M${x - 3} ${y}h${width + 6}v${height}h${-width - 6}z`;
}
