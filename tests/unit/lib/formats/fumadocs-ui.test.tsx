import { readFileSync } from 'node:fs';
import { Step, Steps } from 'fumadocs-ui/components/steps';
import { renderToStaticMarkup } from 'react-dom/server';
import { globSync } from 'tinyglobby';
import { expect, it } from 'vitest';
import { sidebarIds } from '@/lib/formats/fumadocs-ui';

const readFumadocs = (file: string) => readFileSync(`node_modules/fumadocs-ui/dist/${file}`, 'utf8');

it('a row of the sidebar finds what to scroll by these ids', () => {
  const sidebar = readFumadocs('components/sidebar/base.js');
  expect(sidebar).toContain(`getElementById(mode === "drawer" ? "${sidebarIds.drawer}" : "${sidebarIds.full}")`);
});

it('the tree of a sidebar is kept by its id, of which each sidebar has its own', () => {
  expect(readFumadocs('contexts/tree.js')).toMatch(/useMemo\(\(\) => (\w+), \[\1\.\$id\]\)/);
});

it('Tailwind reads the files that have the classes of steps', () => {
  const [, sources = ''] =
    /@source "\.\.\/(node_modules\/fumadocs-ui[^"]+)"/.exec(readFileSync('app/global.css', 'utf8')) ?? [];
  const texts = globSync([sources]).map((file) => readFileSync(file, 'utf8'));
  const html = renderToStaticMarkup(
    <Steps>
      <Step>Text</Step>
    </Steps>,
  );
  const classes = [...html.matchAll(/class="([^"]+)"/g)].flatMap(([, list = '']) => list.split(' '));
  expect(classes).toContain('fd-step');
  expect(classes.filter((name) => !texts.some((text) => text.includes(name)))).toEqual([]);
});
