import { describe, expect, it } from 'vitest';
import { buildPropertyTree } from '@/lib/api-contract/property-tree';
import type { Schema } from '@/lib/api-contract/types';

const build = (schema: Schema, schemas: Record<string, Schema> = {}) =>
  buildPropertyTree({ components: { schemas } }, schema);

describe('buildPropertyTree', () => {
  it('gives the type and constraints of a property', () => {
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

  it('follows lists and references, but keeps the description of the property', () => {
    const { children } = build(
      {
        properties: { tags: { type: 'array', items: { $ref: '#/components/schemas/Tag' }, description: 'All tags.' } },
      },
      { Tag: { type: 'object', description: 'A tag.', properties: { label: { type: 'string' } } } },
    );
    expect(children[0]).toMatchObject({ type: 'array<object>', description: 'All tags.' });
    expect(children[0]?.children[0]).toMatchObject({ name: 'label', path: ['tags[]', 'label'] });
  });

  it('gives the allowed values of array items', () => {
    const { children } = build(
      { properties: { checks: { type: 'array', items: { $ref: '#/components/schemas/Check' } } } },
      { Check: { type: 'string', enum: ['face', 'hand'] } },
    );
    expect(children[0]).toMatchObject({ type: 'array<string>', allowed: ['face', 'hand'] });
  });

  it('labels the variants of oneOf', () => {
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

  it('merges the schemas of allOf', () => {
    const { children } = build({
      allOf: [{ required: ['a'], properties: { a: { type: 'string' } } }, { properties: { b: { type: 'integer' } } }],
    });
    expect(children.map(({ name, isRequired }) => [name, isRequired])).toEqual([
      ['a', true],
      ['b', false],
    ]);
  });

  it('stops at a recursive schema', () => {
    const { children } = build(
      { $ref: '#/components/schemas/Node' },
      { Node: { type: 'object', properties: { parent: { $ref: '#/components/schemas/Node' } } } },
    );
    expect(children).toMatchObject([{ name: 'parent', children: [] }]);
  });
});
