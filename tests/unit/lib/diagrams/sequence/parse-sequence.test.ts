import { describe, expect, it } from 'vitest';
import { parseDiagram } from '@/lib/diagrams/parse-diagram';
import type { SequenceDiagram } from '@/lib/diagrams/sequence/sequence-diagram';
import { expectDiagramFault } from '@/tests/support/expect-diagram-fault';

const declared = ['sequenceDiagram', 'participant A as Client', 'actor B as Person', 'participant C'];

function parse(...statements: string[]): SequenceDiagram {
  return parseDiagram([...declared, ...statements].join('\n')) as SequenceDiagram;
}

describe('participants', () => {
  it('have an id, a name and a kind, from left to right', () => {
    expect(parse('A->>C: x').participants).toEqual([
      { id: 'A', name: 'Client', kind: 'participant' },
      { id: 'B', name: 'Person', kind: 'actor' },
      { id: 'C', name: 'C', kind: 'participant' },
    ]);
  });
});

describe('a statement', () => {
  const message = { kind: 'message', from: 'A', to: 'B', text: 'a text' };
  it.each([
    ['A->>B: a text', { ...message, style: 'call' }],
    ['  A ->> B :  a text ', { ...message, style: 'call' }],
    ['A-->>B: a text', { ...message, style: 'answer' }],
    ['A-)B: a text', { ...message, style: 'asynchronous' }],
    ['A->>A: a text', { ...message, to: 'A', style: 'call' }],
    ['A->>B: GET /v1/events?type=x: all', { ...message, text: 'GET /v1/events?type=x: all', style: 'call' }],
    ['Note over A: a text', { kind: 'note', side: 'over', from: 'A', to: 'A', text: 'a text' }],
    ['Note over A,B: a text', { kind: 'note', side: 'over', from: 'A', to: 'B', text: 'a text' }],
    ['Note over A, B: a text', { kind: 'note', side: 'over', from: 'A', to: 'B', text: 'a text' }],
    ['Note right of B: a text', { kind: 'note', side: 'right', from: 'B', to: 'B', text: 'a text' }],
    ['Note left of A: a text', { kind: 'note', side: 'left', from: 'A', to: 'A', text: 'a text' }],
  ])('%s', (statement, step) => {
    expect(parse(statement).steps).toEqual([step]);
  });

  it('that is a comment is ignored', () => {
    expect(parse('%% A->>B: not this', 'A->>B: this').steps).toHaveLength(1);
  });

  it('numbers the messages only if it is autonumber', () => {
    expect(parse('A->>B: x').isNumbered).toBe(false);
    expect(parse('autonumber', 'A->>B: x').isNumbered).toBe(true);
  });
});

describe('blocks', () => {
  it('hold steps, sections and other blocks', () => {
    const { steps } = parse('alt first', 'A->>B: x', 'loop often', 'B->>C: y', 'end', 'else', 'A->>C: z', 'end');
    expect(steps).toMatchObject([
      {
        type: 'alt',
        sections: [
          {
            text: 'first',
            steps: [{ text: 'x' }, { type: 'loop', sections: [{ text: 'often', steps: [{ text: 'y' }] }] }],
          },
          { text: '', steps: [{ text: 'z' }] },
        ],
      },
    ]);
  });

  it('end at their end statement', () => {
    expect(parse('opt maybe', 'A->>B: x', 'end', 'A->>B: y').steps.map(({ kind }) => kind)).toEqual([
      'block',
      'message',
    ]);
  });
});

describe('a fault is reported with its line, its value and the fix', () => {
  const line = declared.length + 1;
  it.each([
    [['A->B: x'], line, '“->”', 'Nearest: `->>`'],
    [['A-->B: x'], line, '“-->”', 'Nearest: `-->>`'],
    [['A->>+B: x'], line, '“->>+”', 'Nearest: `->>`'],
    [['A->>D: x'], line, '“D” is not declared', 'Declared: A, B, C.'],
    [['A->>Person: x'], line, '“Person” is not declared', 'Nearest: B.'],
    [['A->>B:'], line, 'The message has no text', 'what happens'],
    [['A->>B'], line, 'The message has no text', 'what happens'],
    [['A->>B: one; two'], line, '“;”', 'Leave it out'],
    [['A->>B: step #1'], line, '“#”', 'Leave it out'],
    [['A->>B: <b>x</b>'], line, '“<b>”', 'plain text'],
    [['A->>B: x', 'activate B'], line + 1, '“activate B”', 'participant, actor, autonumber, Note, alt, opt, loop'],
    [['note over A: x'], line, '“note over A: x”', 'Nearest: `Note`'],
    [['Note above A: x'], line, '“Note above A: x”', '`Note over A: text`'],
    [['Note over A,B,C: x'], line, '“Note over A,B,C: x”', '`Note over A,B: text`'],
    [['Note over A,D: x'], line, '“D” is not declared', 'Declared: '],
    [['participant Your server'], line, '“participant Your server”', '`participant S as Your server`'],
    [['participant your-server as Your server'], line, 'no id of letters and digits', '`participant S as'],
    [['participant End as The end'], line, '“End”', 'another id'],
    [['participant A as Again'], line, '“A” is declared twice', 'Remove'],
    [['autonumber 10'], line, '“autonumber 10”', '`autonumber`'],
    [['A->>B: x', 'alt', 'A->>B: y', 'end'], line + 1, 'The condition of `alt` has no text', 'few words'],
    [['A->>B: x', 'loop often', 'A->>B: y'], line + 1, '“loop often” is not closed', '`end`'],
    [['A->>B: x', 'end'], line + 1, '`end` closes nothing', 'Remove it'],
    [['opt x', 'A->>B: x', 'end of it'], line + 2, '“end of it”', 'Write only `end`.'],
    [['opt x', 'A->>B: x', 'end-->>B: x'], line + 2, '“end-->>B: x”', 'Write only `end`.'],
    [['opt x', 'A->>B: x', 'else y', 'A->>B: y', 'end'], line + 2, 'not inside an `alt`', '`alt condition`'],
    [['alt x', 'else y', 'A->>B: y', 'end'], line + 1, 'before “else y” is empty', 'message'],
    [['loop x', 'end'], line + 1, 'before “end” is empty', 'message'],
    [["%%{init: {'theme': 'dark'}}%%", 'A->>B: x'], line, '“%%{init', 'Remove it'],
  ])('%j', (statements, at, message, hint) => {
    expectDiagramFault([...declared, ...statements].join('\n'), at, message, hint);
  });

  it.each([
    ['', 1, 'empty', '`flowchart TD`'],
    ['\nsequencediagram\nA->>B: x', 2, '“sequencediagram”', 'Nearest: sequenceDiagram'],
    ['graph TD\na --> b', 1, '“graph”', '`flowchart LR`'],
    ['sequenceDiagram LR\nA->>B: x', 1, '“sequenceDiagram LR”', 'Write only `sequenceDiagram`'],
    ['sequenceDiagram\nparticipant A', 1, 'no messages', '`A->>B: text`'],
    ['sequenceDiagram\nA->>B: x', 2, '“A” is not declared', '`participant A as Its name`'],
  ])('%j', expectDiagramFault);
});
