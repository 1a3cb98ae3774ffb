import path from 'node:path';
import type { Root } from 'hast';
import { h } from 'hastscript';
import { VFile } from 'vfile';
import { expect, it } from 'vitest';
import { prefixedLocales } from '@/lib/i18n/locales';
import { localizeLinks } from '@/lib/markdown/compiler/localize-texts.server';
import { writeFiles } from '../../../../support/write-files';

const folder = writeFiles({});

function run(file: string, href: string) {
  const tree: Root = { type: 'root', children: [h('p', [h('a', { href }, 'text')])] };
  localizeLinks()(tree, new VFile({ path: path.join(folder, file) }));
  const [paragraph] = tree.children;
  return paragraph?.type === 'element' ? paragraph.children[0] : undefined;
}

function write(file: string, fields = ''): void {
  writeFiles({ [file]: `---\ntitle: A\n${fields}\n---\n` }, folder);
}

for (const page of ['a', 'b', 'c']) write(`${page}.mdx`);
for (const { code } of prefixedLocales) {
  write(`a.${code}.mdx`);
  write(`c.${code}.mdx`, 'draft: true');
}

it.each([
  ['a.mdx', '/docs/intro#limits', '/docs/intro#limits'],
  ['a.id.mdx', '/docs/intro#limits', '/id/docs/intro#limits'],
  ['a.id.mdx', '/openapi.json', '/openapi.json'],
  ['a.id.mdx', '#limits', '#limits'],
])('in %s, a link to %s leads to %s', (file, href, expected) => {
  expect(run(file, href)).toMatchObject({ tagName: 'a', properties: { href: expected } });
});

it('a link to another site opens in a new tab, without opener and referrer', () => {
  expect(run('a.mdx', 'https://example.com')).toMatchObject({
    properties: { href: 'https://example.com', target: '_blank', rel: 'noopener noreferrer' },
  });
});

it.each(['b.mdx', 'c.mdx'])('in %s, which readers of several languages get, a component completes the link', (file) => {
  expect(run(file, '/docs/intro')).toMatchObject({
    type: 'mdxJsxTextElement',
    name: 'MdxLink',
    attributes: [{ name: 'href', value: '/docs/intro' }],
  });
});
