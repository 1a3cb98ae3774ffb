import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Tab, Tabs } from '@/components/mdx/tabs.client';

it('each tab names its own panel, also where names differ only by signs', () => {
  const names = ['C', 'C#', 'C++'];
  const html = renderToStaticMarkup(
    <Tabs items={names}>
      {names.map((name) => (
        <Tab key={name} value={name}>
          About {name}
        </Tab>
      ))}
    </Tabs>,
  );
  const list = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, id]) => id);
  const tabs = list(/role="tab" id="([^"]*)"/g);
  const panels = list(/role="tabpanel" id="([^"]*)"/g);
  expect(new Set([...tabs, ...panels]).size).toBe(6);
  expect(list(/aria-controls="([^"]*)"/g)).toEqual(panels);
  expect(list(/aria-labelledby="([^"]*)"/g)).toEqual(tabs);
});
