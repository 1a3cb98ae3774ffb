import { describe, expect, it } from 'vitest';
import type { Schema } from '@/lib/contract/openapi-schema';
import { buildPropertyTree } from '@/lib/contract/property-tree';

/** The schemas that those of the tests refer to. */
const schemas: Record<string, Schema> = {
  Tag: { type: 'object', description: 'A tag.', properties: { label: { type: 'string' } } },
  NewState: { $ref: '#/components/schemas/State', description: 'The state at first.' },
  State: { type: 'string', description: 'The state.', enum: ['draft', 'live'] },
  Owner: { type: 'object', description: 'Who owns it.', properties: { id: { type: 'string' } } },
  Tree: { type: 'array', items: { $ref: '#/components/schemas/Tree' } },
  Node: { type: 'object', properties: { parent: { $ref: '#/components/schemas/Node' } } },
  Json: { oneOf: [{ type: 'string' }, { type: 'array', items: { $ref: '#/components/schemas/Json' } }] },
};
const to = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });
const build = (schema: Schema) => buildPropertyTree({ components: { schemas } }, schema);

describe('a property', () => {
  it.each<[string, Schema, object]>([
    [
      'has its type and limits',
      { type: ['string', 'null'], maxLength: 9, default: 'x', enum: ['x', null] },
      { name: 'a', type: 'string | null', isRequired: true, allowed: ['x', 'null'], defaultValue: '"x"' },
    ],
    [
      'follows lists and references, but keeps its description',
      { type: 'array', items: to('Tag'), description: 'All tags.' },
      { type: 'array<object>', description: 'All tags.', children: [{ name: 'label', path: ['a[]', 'label'] }] },
    ],
    [
      'prefers what stands beside a reference to what the reference leads to',
      { ...to('NewState'), default: 'draft' },
      { type: 'string', description: 'The state at first.', defaultValue: '"draft"', allowed: ['draft', 'live'] },
    ],
    [
      'that is a list may be null',
      { type: ['array', 'null'], items: { type: 'string' } },
      { type: 'array<string> | null' },
    ],
    ['that has items is a list', { items: { type: 'string' } }, { type: 'array<string>' }],
    [
      'has the rules of alternatives without properties',
      {
        oneOf: [
          { title: 'Base64', type: 'string', maxLength: 9 },
          { type: 'string', const: 'none' },
        ],
      },
      {
        type: 'string',
        variants: [
          { label: 'Base64', constraints: [{ value: 9 }] },
          { label: 'none', allowed: ['none'] },
        ],
      },
    ],
    [
      'has no alternatives that differ in nothing but their types',
      { anyOf: [{ type: 'string' }, { type: 'integer' }] },
      { type: 'string | integer', variants: [] },
    ],
    [
      'has as its own what an object has that may be null',
      { oneOf: [to('Owner'), { type: 'null' }], description: 'Null at first.' },
      { type: 'object | null', description: 'Null at first.', children: [{ path: ['a', 'id'] }], variants: [] },
    ],
    ['ends at a list of itself', to('Tree'), { type: 'array<Tree>', item: undefined, children: [] }],
    ['ends at an object in itself', to('Node'), { children: [{ name: 'parent', type: 'Node', children: [] }] }],
    ['ends at alternatives of itself', to('Json'), { type: 'string | array<Json>', children: [], variants: [] }],
  ])('%s', (_, schema, expected) => {
    expect(build({ required: ['a'], properties: { a: schema } }).children).toMatchObject([expected]);
  });
});

describe('buildPropertyTree', () => {
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
    expect(children).toMatchObject([
      { name: 'a', isRequired: true },
      { name: 'b', isRequired: false },
    ]);
  });
});
