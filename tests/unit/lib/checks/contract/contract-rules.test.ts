import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, it } from 'vitest';
import { contractPlugin } from '@/lib/checks/contract/contract-rules';

const rules = { 'site/generators': 'error', 'site/descriptions': 'error', 'site/examples': 'error' } as const;

async function check(document: object): Promise<string[]> {
  const config = await createConfig({ plugins: [contractPlugin], rules });
  const problems = await lintFromString({ source: JSON.stringify(document), config });
  return problems.map(({ message, location: [place], suggest }) => `${place?.pointer} ${message} → ${suggest}`);
}

const info = { title: 'Things', version: '1.0.0' };
const checkSchema = (schema: object) => check({ openapi: '3.1.1', info, components: { schemas: { Thing: schema } } });
const checkOperation = (post: object) => check({ openapi: '3.1.1', info, paths: { '/v1/things': { post } } });
const checkMessage = (message: object) =>
  check({ asyncapi: '3.0.0', info, channels: { things: { address: '/v1/things', messages: { ping: message } } } });

it.each<[string, object]>([
  ['enum holds null', { enum: ['small', null] }],
  ['contradict each other', { properties: {}, additionalProperties: { type: 'string' } }],
  ['no properties', { additionalProperties: { type: 'object' } }],
  ['no width', { type: 'array', items: { type: 'integer' } }],
  ['older tools', { oneOf: [{ type: 'string', contentMediaType: 'application/octet-stream' }] }],
])('a schema that generators cannot use is a problem with its place: %s', async (text, schema) => {
  expect(await checkSchema(schema)).toEqual([expect.stringMatching(`^#/components/schemas/Thing.* .*${text}.* → .+`)]);
});

it('a field that nothing describes is a problem, but not the value of a free name, or what a part describes', async () => {
  const [text, described] = [{ type: 'string' }, { type: 'string', description: 'What it is.' }];
  const properties = { size: text, tags: { ...described, additionalProperties: text }, kind: { oneOf: [described] } };
  const problem = ' The field size has no description. → Say in its schema what it means.';
  expect(await checkSchema({ properties })).toEqual([`#/components/schemas/Thing/properties/size${problem}`]);
  expect(await checkMessage({ name: 'ping', payload: { properties }, examples: [{ payload: {} }] })).toEqual([
    `#/channels/things/messages/ping/payload/properties/size${problem}`,
  ]);
});

const query = { name: 'q', in: 'query', description: 'A word.', schema: { type: 'string' } };

it.each<[string, Promise<string[]>]>([
  ['The parameter q', checkOperation({ parameters: [{ ...query, required: true }] })],
  ['The parameter q', checkOperation({ parameters: [{ ...query, 'x-in-sample': true }] })],
  ['The body as application/json', checkOperation({ requestBody: { content: { 'application/json': {} } } })],
  ['The body as text/csv', checkOperation({ responses: { '200': { content: { 'text/csv': {} } } } })],
  ['The message ping', checkMessage({ name: 'ping', payload: {} })],
])('%s without an example is a problem', async (what, problems) => {
  expect(await problems).toEqual([expect.stringContaining(`${what} has no example.`)]);
});

it('a parameter that samples leave out needs no example', async () => {
  expect(await checkOperation({ parameters: [query] })).toEqual([]);
});

it('the example of a header has to fit its schema', async () => {
  const check = (example: unknown) =>
    checkOperation({ responses: { '200': { headers: { Left: { schema: { type: 'number' }, example } } } } });
  expect(await check(1)).toEqual([]);
  expect(await check('one')).toEqual([expect.stringContaining('The example does not fit: / must be number.')]);
});
