import type { Diagram } from './diagram';
import { DiagramError } from './diagram-error';
import { parseDiagram } from './parse-diagram';

/** A diagram in a page: ` ```mermaid title="…" `. */
export interface DiagramFence {
  title: string;
  diagram: Diagram;
}

/**
 * Parses the fence of a diagram.
 * @param meta what follows `mermaid` on the line that opens it
 * @throws DiagramError; its line 0 is the line that opens the fence
 */
export function parseDiagramFence(meta: string, source: string): DiagramFence {
  const [, double, single, rest = ''] = /^title=(?:"([^"]+)"|'([^']+)')\s*(.*)$/.exec(meta.trim()) ?? [];
  const title = double ?? single;
  if (!title?.trim()) {
    throw new DiagramError(0, 'The diagram has no title.', 'Begin it with ```mermaid title="What it shows".');
  }
  if (rest !== '') throw new DiagramError(0, `“${rest}” is not supported.`, 'Remove it: a diagram has only a title.');
  return { title, diagram: parseDiagram(source) };
}
