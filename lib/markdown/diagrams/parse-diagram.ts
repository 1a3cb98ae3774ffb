import { DiagramError, type Statement } from './diagram-error';
import { type Flowchart, parseFlowchart } from './parse-flowchart';
import { parseSequence, type Sequence } from './parse-sequence';

export type Diagram = Sequence | Flowchart;

const hint = 'A diagram begins with `sequenceDiagram`, `flowchart LR` or `flowchart TD`.';

/**
 * Parses a fence: ` ```mermaid title="…" `. The language is a strict subset of Mermaid, as the renderer skips what it does not understand.
 * @param meta what follows `mermaid` on the line that opens it
 * @throws DiagramError for the first problem
 */
export function parseDiagram(meta: string, source: string): { title: string; diagram: Diagram } {
  const [, double, single, rest = ''] = /^title=(?:"([^"]+)"|'([^']+)')\s*(.*)$/.exec(meta.trim()) ?? [];
  const title = double ?? single;
  if (!title?.trim()) {
    throw new DiagramError(0, 'The diagram has no title.', 'Begin it with ```mermaid title="What it shows".');
  }
  if (rest !== '') throw new DiagramError(0, `“${rest}” is not supported.`, 'Remove it: a diagram has only a title.');
  const [head, ...statements] = toStatements(source);
  if (!head) throw new DiagramError(1, 'The diagram is empty.', hint);
  if (head.text === 'sequenceDiagram') return { title, diagram: parseSequence(statements) };
  const direction = /^flowchart (LR|TD)$/.exec(head.text)?.[1];
  if (!direction) throw new DiagramError(head.line, `“${head.text}” is not a supported kind of diagram.`, hint);
  return { title, diagram: parseFlowchart(direction, statements) };
}

/** Without empty lines and comments. A directive (`%%{ … }%%`) stays, and is not supported. */
function toStatements(source: string): Statement[] {
  const lines = source.split('\n').map((text, index) => ({ line: index + 1, text: text.trim() }));
  return lines.filter(({ text }) => text !== '' && !/^%%(?!\{)/.test(text));
}
