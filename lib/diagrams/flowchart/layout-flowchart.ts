import type { Box, Drawing, Label, Point, Rect } from '../drawing';
import { fitDrawing } from '../fit-drawing';
import { wrapText } from '../text/wrap-text';
import { toLabel } from '../to-label';
import { findBackEdges } from './find-back-edges';
import { metrics } from './flow-metrics';
import type { Flowchart, FlowEdge, FlowShape } from './flowchart';
import { type NodeBox, toNodeBox } from './node-box';
import { placeGraph } from './place-graph';
import type { PlacedGraph, Size, SizedEdge } from './placed-graph';
import { type Obstacles, routeBack } from './route-back';
import { routeEdges } from './route-edges';

/** Fractions of the usual text width that are tried if a flowchart is too wide. */
const narrowScales = [0.85, 0.7];

/** Places the nodes of a flowchart and routes its edges around them. A flowchart that fits at no scale keeps its usual width. */
export function layoutFlowchart(flowchart: Flowchart): Drawing {
  const room = metrics.roomWidth[flowchart.direction];
  const usual = layoutScaled(flowchart, 1);
  if (usual.width <= room) return usual;
  const narrower = narrowScales.map((scale) => layoutScaled(flowchart, scale));
  return narrower.find(({ width }) => width <= room) ?? usual;
}

/**
 * The layout always runs from the top down; for a flowchart from left to right, widths and heights are swapped before it, and
 * both axes after it.
 */
function layoutScaled(flowchart: Flowchart, scale: number): Drawing {
  const { direction } = flowchart;
  const turn = direction === 'LR' ? swap : <Shape extends object>(shape: Shape) => shape;
  const boxes = new Map(
    flowchart.nodes.map((node) => [node.id, toNodeBox(node, getTextWidth(direction, node.shape, scale))]),
  );
  const toSized = (edge: FlowEdge) => sizeEdge(edge, getTextWidth(direction, 'label', scale), turn);
  const back = findBackEdges(flowchart);
  const placed = placeGraph(
    new Map([...boxes].map(([id, { width, height }]) => [id, turn({ width, height })])),
    flowchart.edges.filter((edge) => !back.has(edge)).map(toSized),
    direction,
  );
  const { graph, labels, links } = placeEdges(placed, [...back].map(toSized));
  return fitDrawing({
    frames: [],
    lifelines: [],
    links: links.map((link) => ({ ...link, points: link.points.map(turn) })),
    labels: labels.map(turn),
    boxes: [...boxes].map(([id, box]) => toBox(box, turn(graph.nodes.get(id) as Rect))),
  });
}

/** Routes the edges that go down, then the back edges around everything placed so far. */
function placeEdges(placed: PlacedGraph, back: readonly SizedEdge[]): Obstacles {
  const { graph, links } = routeEdges(placed);
  const labels = graph.edges.flatMap(({ label, labelAt }): Label[] => {
    if (!label || !labelAt) return [];
    const { text, width, height } = label;
    const place = { x: labelAt.x - width / 2, y: labelAt.y - height / 2 };
    return [{ ...toLabel(text, place, 'middle'), width, height }];
  });
  for (const sized of back) {
    const { link, label } = routeBack(sized, { graph, labels, links });
    links.push(link);
    if (label) labels.push(label);
  }
  return { graph, labels, links };
}

function sizeEdge(edge: FlowEdge, textWidth: number, turn: (size: Size) => Size): SizedEdge {
  if (edge.text === '') return { edge };
  const text = wrapText(edge.text, 'label', textWidth);
  const padding = 2 * metrics.labelPadding;
  return { edge, label: { text, ...turn({ width: text.width + padding, height: text.height + padding }) } };
}

function toBox(box: NodeBox, { x, y }: Point): Box {
  return { ...box, x, y };
}

/** The maximum line width of a text, in pixels. */
function getTextWidth(direction: Flowchart['direction'], kind: FlowShape | 'label', scale: number): number {
  return metrics.textWidth[direction][kind] * scale;
}

/** Swaps the two axes. */
function swap<Shape extends Partial<Rect>>(shape: Shape): Shape {
  const { x, y, width, height } = shape;
  return {
    ...shape,
    ...(x !== undefined && { x: y, y: x }),
    ...(width !== undefined && { width: height, height: width }),
  };
}
