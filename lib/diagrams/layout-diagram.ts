import type { Diagram } from './diagram';
import type { Drawing } from './drawing';
import { layoutFlowchart } from './flowchart/layout-flowchart';
import { layoutSequence } from './sequence/layout-sequence';
import type { BlockWords } from './sequence/sequence-text';

/**
 * Gives everything in a diagram a position and a size.
 * @param words the words that the drawing itself adds, in the language of the page
 */
export function layoutDiagram(diagram: Diagram, words: BlockWords): Drawing {
  return diagram.kind === 'sequence' ? layoutSequence(diagram, words) : layoutFlowchart(diagram);
}
