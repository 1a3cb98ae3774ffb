import { expect, it } from 'vitest';
import { listTexts, toPointer } from '@/lib/contract/list-texts';

const list = (document: object) => listTexts(document).map(({ path, text }) => `${toPointer(path)}: ${text}`);

it('texts are found, and values and names are not', () => {
  const properties = {
    title: { description: 'A title.', default: { title: 'none' }, examples: [{ title: 'an example' }] },
  };
  const document = {
    info: { title: 'The API' },
    paths: { '/a': { get: { responses: { default: { description: 'An error.', summary: 1 } } } } },
    components: { schemas: { description: { description: 'A schema.', properties } } },
  };
  expect(list(document)).toEqual([
    '/info/title: The API',
    '/paths/~1a/get/responses/default/description: An error.',
    '/components/schemas/description/description: A schema.',
    '/components/schemas/description/properties/title/description: A title.',
  ]);
});

it('a property that is itself named properties has a description', () => {
  const properties = { properties: { description: 'The arguments.', properties: { title: { description: 'One.' } } } };
  expect(list({ properties })).toEqual([
    '/properties/properties/description: The arguments.',
    '/properties/properties/properties/title/description: One.',
  ]);
});

it('an example has a summary, in a map as OpenAPI writes it and in the list of an AsyncAPI message', () => {
  const summary = 'A face';
  expect(list({ examples: { face: { summary, value: { summary: 'a value' } } } })).toEqual([
    '/examples/face/summary: A face',
  ]);
  const message = { payload: {}, examples: [{ name: 'face', summary, payload: { summary: 'a value' } }] };
  expect(list(message)).toEqual(['/examples/0/summary: A face']);
});
