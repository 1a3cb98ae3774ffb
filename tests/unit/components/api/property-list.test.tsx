import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PropertyList } from '@/components/api/property-list';
import { listFacts } from '@/lib/api-contract/list-facts';
import type { Schema } from '@/lib/api-contract/openapi-schema';
import { buildPropertyTree } from '@/lib/api-contract/property-tree';
import { getLocale } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';

const texts = getMessages(getLocale('en')).api;

function draw(schema: Schema, isAnswer = false): string {
  const { children, variants } = buildPropertyTree({}, schema);
  return renderToStaticMarkup(
    <PropertyList nodes={children} variants={variants} anchor="body" texts={texts} isAnswer={isAnswer} />,
  );
}

describe('the properties of a body', () => {
  const schema: Schema = { properties: { tags: { type: 'array', items: { type: 'string', maxLength: 50 } } } };
  const limits = buildPropertyTree({}, schema).children.flatMap((node) =>
    listFacts(node, texts, false).map(({ text }) => text),
  );

  it('show the limits of array items', () => {
    expect(limits).toHaveLength(1);
    for (const limit of limits) expect(draw(schema)).toContain(`<span>${limit}</span>`);
  });

  it('show no limits in an answer', () => {
    for (const limit of limits) expect(draw(schema, true)).not.toContain(limit);
  });

  it('say what each item of a list is, unless its properties are shown', () => {
    const html = draw({
      properties: {
        lines: { type: 'array', items: { type: 'string', format: 'byte', description: 'One `line`.' } },
        faces: { type: 'array', items: { properties: { x: { type: 'number' } }, description: 'One face.' } },
      },
    });
    expect(html).toContain('array&lt;string&gt; (byte)');
    expect(html).toContain(texts.itemDescription.replace('{description}', 'One <code>line</code>.'));
    expect(html).not.toContain('One face.');
  });

  it('show the description of an alternative under its label, and the alternatives inside it', () => {
    const html = draw({
      oneOf: [
        {
          title: 'Account',
          description: 'The object may be empty.',
          oneOf: [{ title: 'Existing', properties: { account_id: { type: 'string' } } }],
        },
      ],
    });
    expect(html.replace(/<[^>]+>/g, '|').replace(/\|+/g, '|')).toBe(
      `|${texts.oneOf}|Account|The object may be empty.|${texts.oneOf}|Existing|account_id|string|`,
    );
  });
});
