import { describe, expect, it } from 'vitest';
import type { Flowchart } from '@/lib/diagrams/flowchart/flowchart';
import { parseDiagram } from '@/lib/diagrams/parse-diagram';
import { expectDiagramFault } from '@/tests/support/expect-diagram-fault';

function parse(...statements: string[]): Flowchart {
  return parseDiagram(['flowchart TD', ...statements].join('\n')) as Flowchart;
}

describe('a node', () => {
  it.each([
    ['a[Send it]', 'process', 'Send it'],
    ['a[ Send it ]', 'process', 'Send it'],
    ['a([Start])', 'terminal', 'Start'],
    ['a{Passed?}', 'decision', 'Passed?'],
    ['a[(Events)]', 'store', 'Events'],
    ['a["Send it (again)"]', 'process', 'Send it (again)'],
    ['a{"Score > 0.85 [ok]?"}', 'decision', 'Score > 0.85 [ok]?'],
  ])('%s', (statement, shape, text) => {
    expect(parse(statement).nodes).toEqual([{ id: 'a', shape, text }]);
  });

  it('can be defined after its first use, and keeps its position', () => {
    const { nodes } = parse('a --> b[Second]', 'a[First]');
    expect(nodes.map(({ text }) => text)).toEqual(['First', 'Second']);
  });
});

describe('an edge', () => {
  const edge = { from: 'a', to: 'b', text: '', isDotted: false };
  it.each([
    ['a --> b', [edge]],
    ['a-->b', [edge]],
    ['a -.-> b', [{ ...edge, isDotted: true }]],
    ['a -->|yes| b', [{ ...edge, text: 'yes' }]],
    ['a --> |yes| b', [{ ...edge, text: 'yes' }]],
    ['a -->|"no (yet)"| b', [{ ...edge, text: 'no (yet)' }]],
    ['a --> b --> c', [edge, { ...edge, from: 'b', to: 'c' }]],
    [
      'a -->|yes| b -.-> c',
      [
        { ...edge, text: 'yes' },
        { ...edge, from: 'b', to: 'c', isDotted: true },
      ],
    ],
  ])('%s', (statement, edges) => {
    expect(parse('a[A]', 'b[B]', 'c[C]', statement).edges).toEqual(edges);
  });
});

describe('the direction', () => {
  it.each(['LR', 'TD'])('can be %s', (direction) => {
    expect(parseDiagram(`flowchart ${direction}\na[A]`)).toMatchObject({ direction });
  });

  it.each(['', ' TB', ' lr'])('cannot be “%s”', (direction) => {
    expect(() => parseDiagram(`flowchart${direction}\na[A]`)).toThrow('direction');
  });
});

describe('a fault is reported with its line, its value and the fix', () => {
  it.each([
    [['a[A] --> b'], 2, 'The node “b” is never defined', '`b[Text]`'],
    [['first[A]', 'a[B] --> frist'], 3, 'The node “frist” is never defined', 'Nearest: first.'],
    [['a[A] --- b[B]'], 2, '“---”', 'Nearest: `-->`'],
    [['a[A] ==> b[B]'], 2, '“==>”', '`a -.-> b`'],
    [['a[A] -- yes --> b[B]'], 2, '“--”', '`a -->|label| b`'],
    [['a[A] & b[B] --> c[C]'], 2, 'missing before “& b[B] --> c[C]”', '`a --> b`'],
    [['a[A] b[B]'], 2, 'missing before “b[B]”', '`a --> b`'],
    [['a[A] -->'], 2, 'missing before the end of the line', '`a[Step]`'],
    [['a[A', 'b[B]'], 2, '“a[A” is not closed', '`]`'],
    [['a{Passed?'], 2, '“a{Passed?” is not closed', '`}`'],
    [['a([Start]'], 2, '“a([Start” is not closed', '`])`'],
    [['a["A]'], 2, '“a["” is not closed', '`"]`'],
    [['a[A] -->|yes b[B]'], 2, 'is not closed', '`|`'],
    [['a[Send (it)]'], 2, 'contains “(” without quotes', '`a["…"]`'],
    [['a[]'], 2, 'The node “a” has no text', 'few words'],
    [['a[A] -->|| b[B]'], 2, 'The label has no text', 'few words'],
    [['a[<br/>]'], 2, '“<br/>”', 'plain text'],
    [['a(Round)'], 2, '“a(”', '`a([Start or end])`'],
    [['a((Circle))'], 2, '“a((”', 'Shapes are'],
    [['a[[Routine]]'], 2, '“a[[”', 'Shapes are'],
    [['a{{Hexagon}}'], 2, '“a{{”', 'Shapes are'],
    [['a[/Slanted/]'], 2, '“a[/”', 'Shapes are'],
    [['a[A]', 'a[B]'], 3, 'defined twice: “A” on line 2, and “B”', 'only `a`'],
    [['a[A] --> a'], 2, '“a” leads to itself', 'node of its own'],
    [['a[A]', 'subgraph one'], 3, '“subgraph”', 'Only nodes and arrows'],
    [['a[A] --> call[B]'], 2, '“call”', '`callStep`'],
    [['your-page[A]'], 2, '“-”', 'Arrows are'],
    [[], 1, 'no nodes', '`a[First] --> b[Second]`'],
  ])('%j', (statements, at, message, hint) => {
    expectDiagramFault(['flowchart TD', ...statements].join('\n'), at, message, hint);
  });
});
