import { describe, expect, it } from 'vitest';
import { describeDiagram } from '@/lib/diagrams/describe-diagram';
import { parseDiagram } from '@/lib/diagrams/parse-diagram';
import { getLocale } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';

function describeSource(source: string, code: string) {
  return describeDiagram(parseDiagram(source), getMessages(getLocale(code)).diagram);
}

const sequence = `sequenceDiagram
  participant B as Browser
  participant S as Your server
  B->>S: Start verification
  S-->>B: token
  Note over B,S: One session
  alt passed
    loop twice
      S-)B: event
    end
  else
    S->>S: gives up
  end`;

describe('the description of a sequence diagram', () => {
  it('numbers the messages, with sender, receiver, text and block', () => {
    expect(describeSource(sequence, 'en')).toEqual([
      { text: '1. Browser → Your server: Start verification' },
      { text: '2. Your server → Browser (answer): token' },
      { text: 'Note (Browser, Your server): One session' },
      {
        text: 'if: passed',
        steps: [{ text: 'loop: twice', steps: [{ text: '3. Your server → Browser (asynchronous): event' }] }],
      },
      { text: 'else', steps: [{ text: '4. Your server → Your server: gives up' }] },
    ]);
  });

  it('is in the language of the page, apart from the labels', () => {
    const [, answer, note, condition] = describeSource(sequence, 'id');
    expect([answer, note, condition].map((step) => step?.text)).toEqual([
      '2. Your server → Browser (jawaban): token',
      'Catatan (Browser, Your server): One session',
      'jika: passed',
    ]);
  });
});

describe('the description of a flowchart', () => {
  it('numbers the edges with their labels, and lists unconnected nodes', () => {
    const source = `flowchart TD
      check{Passed?} -->|yes| done([Done]) -.-> log[(Log)]
      check -.->|no| hint[Hint]
      alone[Alone]`;
    expect(describeSource(source, 'en').map(({ text }) => text)).toEqual([
      '1. Passed? (yes) → Done',
      '2. Done (dotted) → Log',
      '3. Passed? (no, dotted) → Hint',
      '4. Alone',
    ]);
  });
});
