import { createPageCache } from '../build/build-cache.server';
import type { Diagram } from './diagram';
import type { Drawing } from './drawing';
import { layoutDiagram } from './layout-diagram';
import type { BlockWords } from './sequence/sequence-text';

const cache = createPageCache('drawings');

/** `layoutDiagram`, once for a diagram: most of the time of a page with diagrams goes into placing them. */
export function getDrawing(diagram: Diagram, words: BlockWords): Drawing {
  const key = JSON.stringify([diagram, words]);
  const kept = cache.get(key);
  if (kept !== undefined) return JSON.parse(kept);
  const drawing = layoutDiagram(diagram, words);
  cache.set(key, JSON.stringify(drawing));
  return drawing;
}
