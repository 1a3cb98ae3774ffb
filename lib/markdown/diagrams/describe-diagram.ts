import type { Messages } from '../../i18n/messages';
import type { Diagram } from './parse-diagram';
import type { Flowchart } from './parse-flowchart';
import type { Sequence, SequenceStep } from './parse-sequence';

/** One line of the text that says what a diagram shows, with what happens within a block. */
export interface DiagramStep {
  text: string;
  steps: DiagramStep[];
}

type Texts = Messages['diagram'];

/** Says in sentences what a diagram shows, in the order of its source; messages and edges are numbered. */
export function describeDiagram(diagram: Diagram, texts: Texts): DiagramStep[] {
  return diagram.kind === 'sequence' ? describeSequence(diagram, texts) : describeFlowchart(diagram, texts);
}

/** The condition of a block, such as `if: the check passed`. */
export function toCondition(step: Extract<SequenceStep, { kind: 'begin' | 'else' }>, { blocks }: Texts): string {
  const word = blocks[step.kind === 'begin' ? step.type : 'else'];
  return step.text === '' ? word : `${word}: ${step.text}`;
}

function describeSequence({ participants, steps }: Sequence, texts: Texts): DiagramStep[] {
  const styles = { '->>': '', '-->>': ` (${texts.styles.answer})`, '-)': ` (${texts.styles.asynchronous})` };
  const getName = (id: string) => participants.find((participant) => participant.id === id)?.name ?? id;
  const levels: DiagramStep[][] = [[]];
  const add = (text: string): DiagramStep => {
    const added = { text, steps: [] };
    levels.at(-1)?.push(added);
    return added;
  };
  let number = 0;
  for (const step of steps) {
    if (step.kind === 'end' || step.kind === 'else') levels.pop();
    if (step.kind === 'begin' || step.kind === 'else') levels.push(add(toCondition(step, texts)).steps);
    if (step.kind === 'note') add(`${texts.note} (${step.ids.map(getName).join(', ')}): ${step.text}`);
    if (step.kind === 'message') {
      number++;
      add(`${number}. ${getName(step.from)} → ${getName(step.to)}${styles[step.arrow]}: ${step.text}`);
    }
  }
  return levels[0] ?? [];
}

function describeFlowchart({ nodes, edges }: Flowchart, texts: Texts): DiagramStep[] {
  const getText = (id: string) => nodes.find((node) => node.id === id)?.text ?? id;
  const lines = edges.map(({ from, to, text, isDotted }) => {
    const remarks = [text, isDotted ? texts.styles.dotted : ''].filter(Boolean).join(', ');
    return `${getText(from)}${remarks && ` (${remarks})`} → ${getText(to)}`;
  });
  const alone = nodes.filter(({ id }) => !edges.some(({ from, to }) => from === id || to === id));
  return [...lines, ...alone.map(({ text }) => text)].map((text, i) => ({ text: `${i + 1}. ${text}`, steps: [] }));
}
