import { describe, expect, it } from 'vitest';
import { buildPropertyTree } from '@/lib/api-contract/property-tree';
import type { Schema } from '@/lib/api-contract/types';

const build = (schema: Schema, schemas: Record<string, Schema> = {}) =>
  buildPropertyTree({ components: { schemas } }, schema);

describe('the properties of a body', () => {
  it('say what a value is and what it has to keep to', () => {
    const { children } = build({
      required: ['name'],
      properties: {
        name: { type: ['string', 'null'], maxLength: 120, default: 'x', enum: ['x', null], description: 'A name.' },
      },
    });
    expect(children[0]).toMatchObject({
      name: 'name',
      path: ['name'],
      type: 'string | null',
      isRequired: true,
      constraints: [{ keyword: 'maxLength', value: 120 }],
      allowed: ['x', 'null'],
      defaultValue: '"x"',
      description: 'A name.',
    });
  });

  it('go into lists and named schemas, and let a reference describe itself better', () => {
    const { children } = build(
      {
        properties: { tags: { type: 'array', items: { $ref: '#/components/schemas/Tag' }, description: 'All tags.' } },
      },
      { Tag: { type: 'object', description: 'A tag.', properties: { label: { type: 'string' } } } },
    );
    expect(children[0]).toMatchObject({ type: 'array<object>', description: 'All tags.' });
    expect(children[0]?.children[0]).toMatchObject({ name: 'label', path: ['tags[]', 'label'] });
  });

  it('say which values the entries of a list may have', () => {
    const { children } = build(
      { properties: { checks: { type: 'array', items: { $ref: '#/components/schemas/Check' } } } },
      { Check: { type: 'string', enum: ['face', 'hand'] } },
    );
    expect(children[0]).toMatchObject({ type: 'array<string>', allowed: ['face', 'hand'] });
  });

  it('name the alternatives of which one applies', () => {
    const { variants } = build({
      oneOf: [
        { title: 'Text', properties: { text: { type: 'string' } } },
        { properties: { type: { const: 'image' }, file_id: { type: 'string' } } },
      ],
    });
    expect(variants.map(({ label, children }) => [label, children.map(({ name }) => name)])).toEqual([
      ['Text', ['text']],
      ['image', ['type', 'file_id']],
    ]);
  });

  it('put together what allOf names', () => {
    const { children } = build({
      allOf: [{ required: ['a'], properties: { a: { type: 'string' } } }, { properties: { b: { type: 'integer' } } }],
    });
    expect(children.map(({ name, isRequired }) => [name, isRequired])).toEqual([
      ['a', true],
      ['b', false],
    ]);
  });

  it('end where a schema contains itself', () => {
    const { children } = build(
      { $ref: '#/components/schemas/Node' },
      { Node: { type: 'object', properties: { parent: { $ref: '#/components/schemas/Node' } } } },
    );
    expect(children).toMatchObject([{ name: 'parent', children: [] }]);
  });
});
