import { readFileSync } from 'node:fs';
import { Callout } from 'fumadocs-ui/components/callout';
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

it('Tailwind reads the files that have the classes of callouts and steps', () => {
  const [, sources = ''] =
    /@source "\.\.\/(node_modules\/fumadocs-ui[^"]+)"/.exec(readFileSync('app/global.css', 'utf8')) ?? [];
  const texts = globSync([sources]).map((file) => readFileSync(file, 'utf8'));
  const html = renderToStaticMarkup(
    <Steps>
      <Step>
        <Callout title="Note">Text</Callout>
      </Step>
    </Steps>,
  );
  // Those of the icon come with it: this site has icons of its own.
  const classes = [...html.replace(/<svg[^>]*>/g, '').matchAll(/class="([^"]+)"/g)].flatMap(([, list = '']) =>
    list.split(' '),
  );
  expect(classes).toContain('fd-step');
  expect(classes.filter((name) => !texts.some((text) => text.includes(name)))).toEqual([]);
});
