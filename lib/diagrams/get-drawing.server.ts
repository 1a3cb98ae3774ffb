import { createPageCache, makeValueOnce } from '../build/build-cache.server';
import type { Diagram } from './diagram';
import type { Drawing } from './drawing';
import { layoutDiagram } from './layout-diagram';
import type { BlockWords } from './sequence/sequence-text';

const cache = createPageCache('drawings');

/** `layoutDiagram`, once for a diagram: most of the time of a page with diagrams goes into placing them. */
export function getDrawing(diagram: Diagram, words: BlockWords): Drawing {
  return makeValueOnce(cache, JSON.stringify([diagram, words]), () => layoutDiagram(diagram, words));
}
