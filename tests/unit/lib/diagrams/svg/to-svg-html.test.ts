import { expect, it } from 'vitest';
import { layoutDiagram } from '@/lib/diagrams/layout-diagram';
import { parseDiagram } from '@/lib/diagrams/parse-diagram';
import { toSvgHtml } from '@/lib/diagrams/svg/to-svg-html';
import { defaultLocale } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';

it('a diagram as SVG has its description, then its box text in lines', () => {
  const diagram = parseDiagram('flowchart TD\n  a["Less < more & a longer text that takes two lines"] --> b[End]\n');
  const drawing = layoutDiagram(diagram, getMessages(defaultLocale).diagram.blocks);
  const html = toSvgHtml(drawing, { id: 'one', text: 'A <b> & c' });
  expect(html).toMatch(/^<desc id="one">A &#x3C;b> &#x26; c<\/desc><path /);
  expect(html).toMatch(/<text class="diagram-node" x="[\d.]+" y="[\d.]+">End<\/text>/);
  const [, lines = ''] = /<text class="diagram-node" y="[\d.]+">(.*?)<\/text>/.exec(html) ?? [];
  expect([...lines.matchAll(/<tspan[^>]*>([^<]*)<\/tspan>/g)].map(([, line]) => line)).toEqual([
    'Less &#x3C; more &#x26;',
    'a longer text',
    'that takes two',
    'lines',
  ]);
});
