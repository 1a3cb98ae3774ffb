import { expect, it } from 'vitest';
import { listDetails } from '@/lib/contract/list-details';
import type { Schema } from '@/lib/contract/openapi-schema';
import { buildPropertyTree } from '@/lib/contract/property-tree';
import { locales } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';

const properties: Record<string, Schema> = {
  tags: { type: 'array', minItems: 1, maxItems: 20, uniqueItems: true, items: { type: 'string', maxLength: 50 } },
  values: { type: 'object', propertyNames: { pattern: '^[a-z]+$' } },
  note: { type: 'array', uniqueItems: false, items: { type: 'string' } },
  grid: { type: 'array', items: { type: 'array', items: { type: 'number', maximum: 5 } } },
};

it.each(locales.map((locale) => [locale.code, locale] as const))('limits are put into words in %s', (_, locale) => {
  const { api } = getMessages(locale);
  const { children } = buildPropertyTree({}, { properties });
  const [eachItem, eachName] = [api.eachItem.split('{limits}')[0], api.eachName.split('{limits}')[0]];
  expect(children.map((node) => listDetails(node, api, false).map(({ text }) => text))).toEqual([
    [
      [
        api.constraints.minItems.replace('{value}', '1'),
        api.constraints.maxItems.replace('{value}', '20'),
        api.constraints.uniqueItems,
      ].join(', '),
      `${eachItem}${api.constraints.maxLength.replace('{value}', '50')}`,
    ],
    [`${eachName}${api.constraints.pattern.replace('{value}', () => '`^[a-z]+$`')}`],
    [],
    [`${eachItem}${eachItem}${api.constraints.maximum.replace('{value}', '5')}`],
  ]);
});

it('what the items of a list may be, and an example of one, is said of the list; an answer needs no example', () => {
  const { api } = getMessages(locales[0]);
  const { children } = buildPropertyTree(
    {},
    { properties: { kinds: { type: 'array', items: { enum: ['face', 'hand'], examples: ['hand'] } } } },
  );
  const allowed = { text: api.allowed, values: ['face', 'hand'] };
  const example = { text: api.exampleValue, values: ['"hand"'] };
  expect(children.map((node) => listDetails(node, api, false))).toEqual([[allowed, example]]);
  expect(children.map((node) => listDetails(node, api, true))).toEqual([[allowed]]);
});
