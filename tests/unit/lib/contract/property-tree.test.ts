import { describe, expect, it } from 'vitest';
import type { Schema } from '@/lib/contract/openapi-schema';
import { buildPropertyTree } from '@/lib/contract/property-tree';

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

  it('prefers what stands beside a reference to what the reference leads to', () => {
    const { children } = build(
      { properties: { state: { $ref: '#/components/schemas/NewState', default: 'draft' } } },
      {
        NewState: { $ref: '#/components/schemas/State', description: 'The state at first.' },
        State: { type: 'string', description: 'The state.', enum: ['draft', 'live'] },
      },
    );
    expect(children[0]).toMatchObject({
      type: 'string',
      description: 'The state at first.',
      defaultValue: '"draft"',
      allowed: ['draft', 'live'],
    });
  });

  it('gives the limits of array items and of free names', () => {
    const { children } = build(
      {
        properties: {
          tags: { type: 'array', maxItems: 20, items: { $ref: '#/components/schemas/Tag' } },
          values: { type: 'object', propertyNames: { maxLength: 64 }, additionalProperties: { type: 'string' } },
        },
      },
      { Tag: { type: 'string', maxLength: 50 } },
    );
    expect(children).toMatchObject([
      {
        constraints: [{ keyword: 'maxItems', value: 20 }],
        item: { constraints: [{ keyword: 'maxLength', value: 50 }] },
        nameConstraints: [],
      },
      { constraints: [], item: undefined, nameConstraints: [{ keyword: 'maxLength', value: 64 }] },
    ]);
  });

  it.each([
    [{ type: ['array', 'null'], items: { type: 'string' } }, 'array<string> | null'],
    [{ items: { type: 'string' } }, 'array<string>'],
  ])('names the type of a list with everything that it may be: %o', (tags, type) => {
    expect(build({ properties: { tags } }).children[0]).toMatchObject({ type });
  });

  it('gives the allowed values of array items', () => {
    const { children } = build(
      { properties: { checks: { type: 'array', items: { $ref: '#/components/schemas/Check' } } } },
      { Check: { type: 'string', enum: ['face', 'hand'] } },
    );
    expect(children[0]).toMatchObject({ type: 'array<string>', allowed: ['face', 'hand'] });
  });

  it('ends at a list whose items are the list again', () => {
    const { children } = build(
      { properties: { tree: { $ref: '#/components/schemas/Tree' } } },
      { Tree: { type: 'array', items: { $ref: '#/components/schemas/Tree' } } },
    );
    expect(children[0]).toMatchObject({ type: 'array<Tree>', item: undefined, children: [] });
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

  it('gives the descriptions of alternatives, and the alternatives inside them', () => {
    const { variants } = build({
      oneOf: [
        {
          title: 'Account',
          description: 'An account of your own.',
          oneOf: [{ title: 'New', properties: { name: { type: 'string' } } }, { title: 'Existing' }],
        },
        { title: 'Nobody', description: 'Nobody at all.' },
      ],
    });
    expect(variants).toMatchObject([
      {
        label: 'Account',
        description: 'An account of your own.',
        children: [],
        variants: [
          { label: 'New', children: [{ name: 'name', path: ['Account', 'New', 'name'] }] },
          { label: 'Existing', children: [] },
        ],
      },
      { label: 'Nobody', description: 'Nobody at all.', children: [], variants: [] },
    ]);
  });

  it('gives the rules of alternatives without properties', () => {
    const { children } = build({
      properties: {
        image: {
          description: 'An image.',
          oneOf: [
            { title: 'Base64', type: 'string', maxLength: 9, description: 'Without line breaks.' },
            { type: 'string', const: 'none' },
          ],
        },
      },
    });
    expect(children[0]).toMatchObject({ type: 'string', description: 'An image.' });
    expect(children[0]?.variants).toMatchObject([
      { label: 'Base64', description: 'Without line breaks.', constraints: [{ keyword: 'maxLength', value: 9 }] },
      { label: 'none', allowed: ['none'] },
    ]);
  });

  it('leaves out alternatives that differ in nothing but their types', () => {
    const { children } = build({ properties: { id: { oneOf: [{ type: 'string' }, { type: 'integer' }] } } });
    expect(children[0]).toMatchObject({ type: 'string | integer', variants: [] });
  });

  it('shows what a value has that may be null as its own', () => {
    const { children } = build(
      {
        properties: {
          owner: { oneOf: [{ $ref: '#/components/schemas/Owner' }, { type: 'null' }], description: 'Null at first.' },
          state: { anyOf: [{ type: 'string', enum: ['new', 'old'] }, { type: 'null' }] },
        },
      },
      { Owner: { type: 'object', description: 'Who owns it.', properties: { id: { type: 'string' } } } },
    );
    expect(children).toMatchObject([
      { type: 'object | null', description: 'Null at first.', children: [{ path: ['owner', 'id'] }], variants: [] },
      { type: 'string | null', allowed: ['new', 'old'], variants: [] },
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
    expect(children).toMatchObject([{ name: 'parent', type: 'Node', children: [] }]);
  });

  it('stops at alternatives that are recursive', () => {
    const { children } = build(
      { properties: { value: { $ref: '#/components/schemas/Json' } } },
      { Json: { oneOf: [{ type: 'string' }, { type: 'array', items: { $ref: '#/components/schemas/Json' } }] } },
    );
    expect(children).toMatchObject([{ name: 'value', type: 'string | array<Json>', children: [], variants: [] }]);
  });
});
