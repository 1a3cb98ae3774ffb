import type { Element, ElementContent, Root } from 'hast';
import { h } from 'hastscript';
import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import { rehypeDiagrams } from '@/lib/markdown/diagrams/rehype-diagrams.server';

/** Compiles fences as the build has them before highlighting; each begins three lines below the one before. */
function compile(file: string, ...fences: { meta: string | undefined; source: string }[]) {
  const children = fences.map(({ meta, source }, index): Element => {
    const code = h('code.language-mermaid', source);
    const line = 3 * index + 1;
    Object.assign(code, {
      data: { meta },
      position: { start: { line, column: 1 }, end: { line: line + 2, column: 4 } },
    });
    return h('pre', code);
  });
  const tree: Root = { type: 'root', children };
  rehypeDiagrams()(tree, new VFile({ path: `content/docs/${file}` }));
  return tree.children.map((node) => {
    const { attributes, children: text } = node as Extract<ElementContent, { type: 'mdxJsxFlowElement' }>;
    return { ...Object.fromEntries(attributes.map((it) => ['name' in it ? it.name : '', it.value])), text };
  }) as { title: string; svg: string; text: ElementContent[] }[];
}

const meta = 'title="A session"';
const sequence =
  'sequenceDiagram\n  actor B as Browser\n  participant S as Server\n  B->>S: Start\n  opt asked for\n    S-->>B: answer\n  end';
const flowchart = 'flowchart TD\n  a[A long text that is broken into lines] -->|yes| b{Is it?}\n  b --> a\n';

describe('a mermaid fence', () => {
  it('becomes a picture named by its title, with the same as text', () => {
    const [diagram] = compile('page.mdx', { meta, source: sequence });
    expect(diagram).toMatchObject({ title: 'A session', text: [{ tagName: 'ul' }] });
    expect(diagram?.svg).toMatch(/^<svg [^>]*role="img" aria-label="A session">/);
    expect(JSON.stringify(diagram?.text)).toContain('1. Browser → Server: Start');
  });

  it('has no styles, fonts or colours of its own', () => {
    for (const { svg } of compile('page.mdx', { meta, source: sequence }, { meta, source: flowchart })) {
      expect(svg).not.toMatch(/<style|style=|font-family|http|#[0-9a-f]{3}|data-/i);
      const paints = [...svg.matchAll(/(?:fill|stroke)="([^"]*)"/g)].map(([, paint]) => paint);
      expect(paints.length).toBeGreaterThan(0);
      for (const paint of paints) expect(paint).toMatch(/^(?:var\(--diagram-[a-z]+\)|none)$/);
    }
  });

  it('names its conditions in the language of the file', () => {
    expect(compile('page.mdx', { meta, source: sequence })[0]?.svg).toContain('>optional: asked for</text>');
    expect(compile('page.id.mdx', { meta, source: sequence })[0]?.svg).toContain('>opsional: asked for</text>');
  });

  it('has ids that no other diagram of the page has', () => {
    const [first, second] = compile('page.mdx', { meta, source: flowchart }, { meta, source: flowchart });
    const getIds = (svg = '') => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set([...getIds(first?.svg), ...getIds(second?.svg)]).size).toBe(2 * getIds(first?.svg).length);
  });

  it.each([
    [meta, 'flowchart TD\n  a[First] --> b', 6, '“b” is not declared.\n  → Nearest: a.'],
    [undefined, sequence, 4, 'The diagram has no title.\n  → Begin it with'],
    [meta, 'flowchart TD\n  a[**bold**]', 4, 'The label “**bold**” cannot be rendered.\n  → Write it in plain words'],
  ])('that cannot be rendered is an error with its file and line: %s %j', (second, source, line, reason) => {
    const compileBoth = () => compile('page.mdx', { meta, source: flowchart }, { meta: second, source });
    expect(compileBoth).toThrow(
      expect.objectContaining({ file: 'content/docs/page.mdx', line, reason: expect.stringContaining(reason) }),
    );
  });
});
