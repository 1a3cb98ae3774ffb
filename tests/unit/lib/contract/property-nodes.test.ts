import type { ElementContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import type { RootContent } from 'mdast';
import { toString as toText } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { listDetails } from '@/lib/contract/list-details';
import type { Schema } from '@/lib/contract/openapi-schema';
import { toPropertyNodes } from '@/lib/contract/property-nodes';
import { buildPropertyTree } from '@/lib/contract/property-tree';
import { getLocale } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';
import { toMarkdown } from '@/tests/support/markdown';

const texts = getMessages(getLocale('en')).api;

function build(schema: Schema, target: 'page' | 'markdown' | 'text', isResponse = false): RootContent[] {
  return toPropertyNodes(buildPropertyTree({}, schema), { anchor: 'body', texts, isResponse }, target);
}

/** What the compiler makes of the nodes of a page. */
function toPage(schema: Schema, isResponse = false): string {
  return build(schema, 'page', isResponse)
    .map(({ data }) =>
      toHtml(h(data?.hName ?? '', data?.hProperties ?? {}, (data?.hChildren ?? []) as ElementContent[])),
    )
    .join('');
}

describe('the properties of a body on a page', () => {
  const schema: Schema = { properties: { tags: { type: 'array', items: { type: 'string', maxLength: 50 } } } };
  const limits = buildPropertyTree({}, schema).children.flatMap((node) =>
    listDetails(node, texts, false).map(({ text }) => text),
  );

  it('show the limits of array items, but not in an answer', () => {
    expect(limits).toHaveLength(1);
    for (const limit of limits) expect(toPage(schema)).toContain(`<span>${limit}</span>`);
    for (const limit of limits) expect(toPage(schema, true)).not.toContain(limit);
  });

  it('have an anchor each, and open only the first level', () => {
    const inner = { properties: { c: { properties: { d: { type: 'string' } } } } };
    const html = toPage({ properties: { a: inner } });
    expect([...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)).toEqual(['body-a', 'body-a-c', 'body-a-c-d']);
    expect(html.match(/<details[^>]* open/g)).toHaveLength(1);
  });

  it('say what each item of a list is, unless its properties are shown', () => {
    const html = toPage({
      properties: {
        lines: { type: 'array', items: { type: 'string', format: 'byte', description: 'One `line`.' } },
        faces: { type: 'array', items: { properties: { x: { type: 'number' } }, description: 'One face.' } },
      },
    });
    expect(html).toContain('array&#x3C;string> (byte)');
    expect(html).toContain(texts.itemDescription.replace('{description}', 'One <code>line</code>.'));
    expect(html).not.toContain('One face.');
  });

  it('show the description of an alternative under its label', () => {
    const account: Schema = { title: 'Account', description: 'May be empty.', properties: { id: { type: 'string' } } };
    const shown = toPage({ oneOf: [account] }).replace(/(?:<[^>]+>)+/g, '|');
    expect(shown).toBe(`|${texts.oneOf}|Account|May be empty.|id|string|`);
  });
});

describe('properties as Markdown', () => {
  it('keep every character of types, patterns and values', () => {
    const properties: Schema['properties'] = {
      phones: { type: 'array', items: { type: 'string', pattern: '^\\+[1-9]\\d{6,14}$' } },
      names: { type: 'object', propertyNames: { pattern: '^`*_a_`$' } },
      mark: { type: 'string', format: 'image/*', enum: ['*', '<b>'], default: '*' },
    };
    const values: string[] = [];
    const tree = unified()
      .use(remarkParse)
      .use(remarkGfm)
      .parse(toMarkdown(build({ properties }, 'markdown')));
    visit(tree, 'inlineCode', ({ value }) => void values.push(value));
    expect(values).toEqual([
      ...['phones', 'array<string>', '^\\+[1-9]\\d{6,14}$'],
      ...['names', 'object', '^`*_a_`$'],
      ...['mark', 'string', 'image/*', '*', '<b>', '"*"'],
    ]);
  });

  it('nest properties and alternatives, each with its rules and its description', () => {
    const schema: Schema = {
      oneOf: [
        { title: 'A', type: 'string', maxLength: 9, description: 'One.\n\nTwo.' },
        { title: 'Other', oneOf: [{ title: 'Old', properties: { id: { type: 'string' } } }] },
        { properties: { b: { type: 'object', properties: { c: { description: 'Three,\nfour.' } } } } },
      ],
    };
    expect(toMarkdown(build(schema, 'markdown'))).toBe(
      [
        '- One of: A (maximum length 9): One. Two.',
        '- One of: Other',
        '  - One of: Old',
        '    - `id` (`string`)',
        '- One of: object',
        '  - `b` (`object`)',
        '    - `c` (`any`): Three, four.',
      ].join('\n'),
    );
  });

  it('refer to an earlier property instead of repeating its fields', () => {
    const field: Schema = { type: 'object', description: 'A field.', properties: { value: { type: 'string' } } };
    expect(toMarkdown(build({ properties: { nik: field, name: field } }, 'markdown'))).toBe(
      [
        '- `nik` (`object`): A field.',
        '  - `value` (`string`)',
        '- `name` (`object`): A field. Its fields are those of `nik`.',
      ].join('\n'),
    );
  });
});

it('search reads names, meanings and allowed values, and the descriptions of alternatives', () => {
  const name: Schema = { type: 'string', maxLength: 9, description: 'Of a thing.', enum: ['a', 'b'] };
  const schema: Schema = {
    oneOf: [{ title: 'New', description: 'May be `empty`.', required: ['name'], properties: { name } }],
  };
  expect(build(schema, 'text').map((node) => toText(node))).toEqual(['May be empty.', 'name Of a thing. a b']);
});
