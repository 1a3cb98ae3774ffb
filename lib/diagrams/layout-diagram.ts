import type { Diagram } from './diagram';
import type { Drawing } from './drawing';
import { layoutFlowchart } from './flowchart/layout-flowchart';
import { layoutSequence } from './sequence/layout-sequence';
import type { BlockWords } from './sequence/sequence-text';

/** A page is drawn again for every edit of it, and most of that is placing its diagrams. */
const drawings = new Map<string, Drawing>();

/**
 * Gives everything in a diagram a place and a size.
 * @param words what the drawing itself says, in the language of the page
 */
export function layoutDiagram(diagram: Diagram, words: BlockWords): Drawing {
  const key = JSON.stringify([diagram, words]);
  const drawing =
    drawings.get(key) ?? (diagram.kind === 'sequence' ? layoutSequence(diagram, words) : layoutFlowchart(diagram));
  drawings.set(key, drawing);
  return drawing;
}
