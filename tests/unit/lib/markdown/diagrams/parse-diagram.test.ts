import { describe, expect, it } from 'vitest';
import { getLocale } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';
import { describeDiagram } from '@/lib/markdown/diagrams/describe-diagram';
import { parseDiagram } from '@/lib/markdown/diagrams/parse-diagram';

const texts = getMessages(getLocale('en')).diagram;
const parse = (source: string) => parseDiagram('title="What it shows"', source);

const sequence = `sequenceDiagram
  %% Comments are skipped.
  actor P as Person
  participant S as Your server
  P->>S: Start
  Note over P,S: Both wait
  alt it passed
    S-->>P: Yes
    opt asked for
      S-)P: Event
    end
  else
    S->>S: Try again
  end`;

describe('a diagram as text', () => {
  it('lists the messages of a sequence, those of a block within it', () => {
    const { title, diagram } = parse(sequence);
    expect(title).toBe('What it shows');
    expect(describeDiagram(diagram, texts)).toEqual([
      { text: '1. Person → Your server: Start', steps: [] },
      { text: 'Note (Person, Your server): Both wait', steps: [] },
      {
        text: 'if: it passed',
        steps: [
          { text: '2. Your server → Person (answer): Yes', steps: [] },
          {
            text: 'optional: asked for',
            steps: [{ text: '3. Your server → Person (asynchronous): Event', steps: [] }],
          },
        ],
      },
      { text: 'else', steps: [{ text: '4. Your server → Your server: Try again', steps: [] }] },
    ]);
  });

  it('lists the edges of a flowchart, and nodes without any', () => {
    const { diagram } = parse(
      'flowchart TD\n  a([Start]) -->|yes| b{Is it?} --> c["Text (more)"]\n  b -.-> d[(Store)]\n  e[Alone]',
    );
    expect(describeDiagram(diagram, texts).map(({ text }) => text)).toEqual([
      '1. Start (yes) → Is it?',
      '2. Is it? → Text (more)',
      '3. Is it? (dotted) → Store',
      '4. Alone',
    ]);
  });
});

describe('a problem is an error with its line, what is wrong, and the fix', () => {
  const toError = (line: number, problem: string, hint: string) =>
    expect.objectContaining({ line, problem: expect.stringContaining(problem), hint: expect.stringContaining(hint) });
  const start = 'sequenceDiagram\n  participant A\n  participant B\n  A->>B: Go\n';

  it.each([
    ['', 1, 'The diagram is empty', 'A diagram begins with'],
    ['flowchart RL\n  a[A]', 1, '“flowchart RL” is not a supported kind', '`flowchart TD`'],
    ['flowchart TD\n  a[First] --> b', 2, '“b” is not declared', 'Nearest: a.'],
    ['flowchart TD\n  a[First]\n  a[Second]', 3, '“a” is declared twice', 'Write only `a` elsewhere'],
    ['flowchart TD\n  a[First] ==> b[Second]', 2, '“ ==> b[Second]” is not supported', 'arrows are `-->`'],
    ['flowchart TD\n  a[[First]]', 2, '“[[First]]” is not supported', 'Nodes are `a[Step]`'],
    ['flowchart TD\n  a[First] -->', 2, 'A node is missing', 'Nodes are `a[Step]`'],
    ['flowchart TD', 1, 'The flowchart has no nodes', 'Nodes are `a[Step]`'],
    [`${start}  A->>C: Go`, 5, '“C” is not declared', 'Nearest: A. Declare it with `participant C as Name` above'],
    [`${start}  A-xB: Go`, 5, '“A-xB: Go” is not a supported statement', '`A->>B: call`'],
    [`${start}  end`, 5, '“end” belongs to nothing', 'Begin a block above it'],
    [`${start}  opt it\n  else`, 6, '`else` is not inside an `alt`', 'Begin with `alt condition`'],
    [`${start}  opt it\n  end`, 6, '“end” does not follow a message', 'End each part of a block with a message'],
    [`${start}  opt it\n  A->>B: Go`, 5, '“opt it” is not closed', 'Write `end` below it'],
    ['sequenceDiagram\n  actor A\n  Note over A: First', 3, 'The note does not follow a message', 'Write it below'],
  ])('%j', (source, line, problem, hint) => {
    expect(() => parse(source)).toThrow(toError(line, problem, hint));
  });

  it.each([
    ['', 'The diagram has no title', 'Begin it with ```mermaid title="What it shows"'],
    ['title=" "', 'The diagram has no title', 'Begin it with'],
    ['title="One" wide', '“wide” is not supported', 'a diagram has only a title'],
  ])('mermaid %s', (meta, problem, hint) => {
    expect(() => parseDiagram(meta, sequence)).toThrow(toError(0, problem, hint));
  });
});
