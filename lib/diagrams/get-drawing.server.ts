import { createPageCache, getOrComputeValue } from '../build/build-cache.server';
import type { Diagram } from './diagram';
import type { Drawing } from './drawing';
import { layoutDiagram } from './layout-diagram';
import type { BlockWords } from './sequence/sequence-text';

const cache = createPageCache('drawings');

/** A cached `layoutDiagram`: layout takes most of the time of building a page with diagrams. */
export function getDrawing(diagram: Diagram, words: BlockWords): Drawing {
  return getOrComputeValue(cache, JSON.stringify([diagram, words]), () => layoutDiagram(diagram, words));
}
