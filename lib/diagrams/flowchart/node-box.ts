import type { Box } from '../drawing';
import { wrapText } from '../text/wrap-text';
import { metrics } from './flow-metrics';
import type { FlowNode } from './flowchart';

/** A node with its size, before it has a position. */
export type NodeBox = Omit<Box, 'x' | 'y'>;

/**
 * The smallest shape that holds a node's text.
 * @param textWidth maximum width of its lines, in pixels
 */
export function toNodeBox({ shape, text }: FlowNode, textWidth: number): NodeBox {
  const wrapped = wrapText(text, 'node', textWidth);
  if (shape === 'decision') return { shape, text: wrapped, ...getDiamondSize(wrapped.width, wrapped.height) };
  const { paddingX, paddingY, minWidth } = metrics.node;
  return {
    shape,
    text: wrapped,
    width: toEven(Math.max(minWidth, wrapped.width + 2 * (shape === 'terminal' ? metrics.terminalPaddingX : paddingX))),
    height: toEven(wrapped.height + 2 * paddingY + (shape === 'store' ? metrics.lid : 0)),
  };
}

/** The ratio of a decision's width to its height. */
const diamondRatio = 1.7;

/**
 * A diamond around a rectangle: the corner of the rectangle lies on its edge where
 * `(width / 2) / half width + (height / 2) / half height = 1`.
 */
function getDiamondSize(width: number, height: number): { width: number; height: number } {
  const padded = { width: width + metrics.decisionPadding, height: height + metrics.decisionPadding };
  const halfHeight = padded.width / (2 * diamondRatio) + padded.height / 2;
  return { width: toEven(2 * diamondRatio * halfHeight), height: toEven(2 * halfHeight) };
}

/** An even size has its middle on a whole pixel. */
function toEven(size: number): number {
  return 2 * Math.ceil(size / 2);
}
