import type { Messages } from '../i18n/messages';
import type { Diagram } from './diagram';
import type { Flowchart } from './flowchart/flowchart';
import type { SequenceDiagram, SequenceStep } from './sequence/sequence-diagram';

/** One line of the text that says what a diagram shows. */
export interface DiagramStep {
  text: string;
  /** What happens within a block. */
  steps?: DiagramStep[];
}

type Texts = Messages['diagram'];

/** Says in sentences what a diagram shows, in the order of its source; messages and edges are numbered. */
export function describeDiagram(diagram: Diagram, texts: Texts): DiagramStep[] {
  return diagram.kind === 'sequence' ? describeSequence(diagram, texts) : describeFlowchart(diagram, texts);
}

/** The same as one line, for the description of a picture. */
export function joinSteps(steps: readonly DiagramStep[]): string {
  return steps.map(({ text, steps: inner }) => (inner ? `${text}: ${joinSteps(inner)}` : text)).join('; ');
}

function describeSequence({ participants, steps }: SequenceDiagram, texts: Texts): DiagramStep[] {
  const getName = (id: string) => participants.find((participant) => participant.id === id)?.name ?? id;
  let number = 0;
  const describe = (step: SequenceStep): DiagramStep[] => {
    if (step.kind === 'message') {
      number++;
      const style = step.style === 'call' ? '' : ` (${texts.styles[step.style]})`;
      return [{ text: `${number}. ${getName(step.from)} → ${getName(step.to)}${style}: ${step.text}` }];
    }
    if (step.kind === 'note') {
      const names = [...new Set([step.from, step.to])].map(getName).join(', ');
      return [{ text: `${texts.note} (${names}): ${step.text}` }];
    }
    return step.sections.map((section, index) => {
      const word = texts.blocks[index === 0 ? step.type : 'else'];
      return { text: section.text === '' ? word : `${word}: ${section.text}`, steps: section.steps.flatMap(describe) };
    });
  };
  return steps.flatMap(describe);
}

function describeFlowchart({ nodes, edges }: Flowchart, texts: Texts): DiagramStep[] {
  const getText = (id: string) => nodes.find((node) => node.id === id)?.text ?? id;
  const linked = new Set(edges.flatMap(({ from, to }) => [from, to]));
  const lines = edges.map(({ from, to, text, isDotted }) => {
    const remarks = [text, isDotted ? texts.styles.dotted : ''].filter((remark) => remark !== '');
    return `${getText(from)}${remarks.length > 0 ? ` (${remarks.join(', ')})` : ''} → ${getText(to)}`;
  });
  const alone = nodes.filter(({ id }) => !linked.has(id)).map(({ text }) => text);
  return [...lines, ...alone].map((text, index) => ({ text: `${index + 1}. ${text}` }));
}
