import { participantBox, widener } from '../../formats/mermaid-svg';
import type { Messages } from '../../i18n/messages';
import { toCondition } from './describe-diagram';
import type { Diagram } from './parse-diagram';
import { type Flowchart, type FlowEdge, type FlowNode, shapes } from './parse-flowchart';
import type { Sequence, SequenceStep } from './parse-sequence';

/** Source for the renderer, and the texts that have to be in its picture. */
interface RendererSource {
  source: string;
  labels: string[];
}

/** Longest lines in letters: a diamond is as high as it is wide. */
const lineLengths = { process: 22, terminal: 22, store: 22, decision: 16, edge: 16 };

/** Widths in the renderer's pixels: of a letter of a message in the widest system font, and around the message. */
const letter = 6.2;
const messageSpace = 18;
const selfMessageSpace = 46;

/** A diagram in the Mermaid that the renderer renders well: lines of labels broken, participants as far apart as messages need. */
export function toRendererSource(diagram: Diagram, texts: Messages['diagram']): RendererSource {
  return diagram.kind === 'sequence' ? toSequenceSource(diagram, texts) : toFlowchartSource(diagram);
}

function toFlowchartSource({ direction, nodes, edges }: Flowchart): RendererSource {
  const backEdges = findBackEdges(nodes, edges);
  const lines = [
    `flowchart ${direction}`,
    ...nodes.map(({ id, text, shape }) => `${id}${shapes[shape].join(`"${wrap(text, lineLengths[shape])}"`)}`),
    ...edges.map((edge) => {
      const { from, to, text, isDotted } = edge;
      const label = text && `|${wrap(text, lineLengths.edge)}|`;
      if (backEdges.has(edge)) return `${to} ${isDotted ? '<-.-' : '<==='}${label} ${from}`;
      return `${from} ${isDotted ? '-.->' : '-->'}${label} ${to}`;
    }),
  ];
  const labels = [...nodes, ...edges].map(({ text }) => text);
  return { source: lines.join('\n'), labels: labels.filter(Boolean) };
}

/** Edges that lead back to where a path comes from. Written the other way round, they leave the first node of the source on top. */
function findBackEdges(nodes: readonly FlowNode[], edges: readonly FlowEdge[]): Set<FlowEdge> {
  const found = new Set<FlowEdge>();
  const done = new Set<string>();
  const follow = (id: string, path: readonly string[]): void => {
    for (const edge of edges) {
      if (edge.from !== id) continue;
      if (edge.to === id || path.includes(edge.to)) found.add(edge);
      else if (!done.has(edge.to)) follow(edge.to, [...path, id]);
    }
    done.add(id);
  };
  for (const { id } of nodes) if (!done.has(id)) follow(id, []);
  return found;
}

/** Breaks a text into lines of about the same length. */
function wrap(text: string, maximum: number): string {
  const count = Math.ceil(text.length / maximum);
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? '';
    const isFull = line.length + word.length / 2 >= text.length / count;
    if (isFull && line !== '' && lines.length < count) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return lines.join('<br>');
}

function toSequenceSource(sequence: Sequence, texts: Messages['diagram']): RendererSource {
  const labels = sequence.participants.map(({ name }) => name);
  const toLine = (step: SequenceStep): string => {
    if (step.kind === 'end') return step.kind;
    const text = step.kind === 'message' || step.kind === 'note' ? step.text : toCondition(step, texts);
    labels.push(text);
    const wide = text + widener.repeat(Math.ceil(text.length / 8));
    if (step.kind === 'message') return `${step.from}${step.arrow}${step.to}: ${step.from === step.to ? wide : text}`;
    if (step.kind === 'else') return `else ${text}${widener.repeat(100)}`; // Wide texts get room above the next message.
    if (step.kind === 'begin') return `${step.type} ${text}`;
    // At the side, a note would stand nearer to the next participant, as boxes are wide.
    return `Note over ${step.ids.join(',')}: ${wide}`;
  };
  const gaps = getGaps(sequence);
  const participants = sequence.participants.map(({ id, name }, index) => {
    const width = Math.max(gaps[index - 1] ?? 0, gaps[index] ?? 0);
    const letters = Math.ceil((width - participantBox.space) / participantBox.letter);
    return `participant ${id} as ${name}${widener.repeat(Math.max(0, letters - name.length))}`;
  });
  return { source: ['sequenceDiagram', ...participants, ...sequence.steps.map(toLine)].join('\n'), labels };
}

/** Computes the distance of each participant from the next one, so that messages do not reach beyond those they connect. */
function getGaps({ participants, steps }: Sequence): number[] {
  const gaps = participants.map(() => 0);
  for (const step of steps) {
    if (step.kind !== 'message') continue;
    const ends = [step.from, step.to].map((id) => participants.findIndex((participant) => participant.id === id));
    const [first, last] = [Math.min(...ends), Math.max(...ends)];
    const width = step.text.length * letter + (first === last ? selfMessageSpace : messageSpace);
    for (let index = first; index < Math.max(last, first + 1); index++) {
      gaps[index] = Math.max(gaps[index] ?? 0, width / Math.max(1, last - first));
    }
  }
  return gaps.slice(0, -1); // Nothing stands beside the last one.
}
