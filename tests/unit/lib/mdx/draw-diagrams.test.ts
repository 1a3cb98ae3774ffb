import type { Element, Root } from 'hast';
import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import { drawDiagrams } from '@/lib/mdx/draw-diagrams';

const path = 'content/docs/page.mdx';

/** A code fence as the build has it before highlighting. */
function createFence(line: number, language: string, meta: string | undefined, source: string): Element {
  const code: Element = {
    type: 'element',
    tagName: 'code',
    properties: { className: [`language-${language}`] },
    data: { meta },
    position: { start: { line, column: 1 }, end: { line: line + 2, column: 4 } },
    children: [{ type: 'text', value: source }],
  };
  return { type: 'element', tagName: 'pre', properties: {}, children: [code] };
}

function run(...children: Element[]): Root {
  const tree: Root = { type: 'root', children };
  drawDiagrams()(tree, new VFile({ path }));
  return tree;
}

const source = 'flowchart TD\n  a[First] --> b[Second]\n';

describe('a code fence', () => {
  it('with a diagram becomes a Diagram component with a unique id', () => {
    const tree = run(
      createFence(5, 'mermaid', 'title="One"', source),
      createFence(9, 'mermaid', "title='Two'", source),
    );
    expect(tree.children).toMatchObject([
      {
        type: 'mdxJsxFlowElement',
        name: 'Diagram',
        attributes: [
          { name: 'id', value: 'diagram-1' },
          { name: 'title', value: 'One' },
          { name: 'source', value: source },
        ],
      },
      { name: 'Diagram', attributes: [{ value: 'diagram-2' }, { value: 'Two' }, { value: source }] },
    ]);
  });

  it('in another language stays code', () => {
    expect(run(createFence(5, 'mdx', undefined, '```mermaid\n')).children).toMatchObject([{ tagName: 'pre' }]);
  });
});

describe('a fault throws with file, line, reason and fix', () => {
  it.each([
    ['title="One"', 'flowchart TD\n  a[First] --> b', 7, 'The node “b” is never defined', 'Nearest: a.'],
    ['title="One"', '', 6, 'The diagram is empty', 'A diagram begins with'],
    [undefined, source, 5, 'The diagram has no title', 'Begin it with ```mermaid title="What it shows"'],
    ['title=""', source, 5, 'The diagram has no title', 'Begin it with ```mermaid title="What it shows"'],
    ['title=" "', source, 5, 'The diagram has no title', 'Begin it with ```mermaid title="What it shows"'],
    ['title="One" wide', source, 5, '“wide” is not supported', 'Remove it: a diagram has only a title'],
  ])('%j %j', (meta, text, line, message, hint) => {
    expect(() => run(createFence(5, 'mermaid', meta, text))).toThrow(
      expect.objectContaining({ file: path, line, reason: expect.stringContaining(message) }),
    );
    expect(() => run(createFence(5, 'mermaid', meta, text))).toThrow(`→ ${hint}`);
  });
});
