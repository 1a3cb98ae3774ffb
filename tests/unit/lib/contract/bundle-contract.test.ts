import { describe, expect, it } from 'vitest';
import { assertRenderable, bundleContract } from '@/lib/contract/load-contract.server';
import { SiteError } from '@/lib/errors/site-error';
import { createContract } from '../../../support/contract';
import { writeFiles } from '../../../support/write-files';

it.each(['openapi', 'asyncapi'])('an entry file that is not valid YAML is reported with its line: %s', async (name) => {
  const file = `${writeFiles({ 'entry.yaml': `${name}: 3.1.1\ninfo:\n  title: A: B\n` })}/entry.yaml`;
  await expect(bundleContract(file)).rejects.toThrow(`${file}:3 is not valid YAML: bad indentation`);
  await expect(bundleContract(file)).rejects.toBeInstanceOf(SiteError);
});

it.each([
  ['is empty', ''],
  ['names no version', 'info:\n  title: A\n'],
])('an entry file that %s is reported with the repair', async (_, text) => {
  const file = `${writeFiles({ 'openapi.yaml': text })}/openapi.yaml`;
  await expect(bundleContract(file)).rejects.toThrow(
    new RegExp(`^${file} cannot be read as a contract: [^\n]+\\.\n  → .*openapi: 3\\.1\\.1`),
  );
});

describe('what the site cannot render', () => {
  const contract = createContract();
  const schema = (change: object) => ({
    ...contract,
    components: { ...contract.components, schemas: { Thing: { type: 'object', ...change } } },
  });
  const parameter = { name: 'a', in: 'query', description: 'A.', schema: { type: 'string' } };
  const operation = (change: object) => ({ ...contract, paths: { '/v1': { get: { ...getThing, ...change } } } });
  const getThing = contract.paths['/v1/things/{thing_id}']?.get;

  it.each([
    ['a schema that is a boolean', schema({ items: true }), 'items: must be an object'],
    [
      'a keyword among free names',
      schema({ additionalProperties: { type: 'string', if: {}, else: {} } }),
      'components.schemas.Thing.additionalProperties: has the unknown fields "if", "else"',
    ],
    [
      'a cookie',
      operation({ parameters: [{ ...parameter, in: 'cookie' }] }),
      'paths./v1.get.parameters.0.in: must be one of "path", "query", "header"',
    ],
    [
      'an example by reference',
      operation({ requestBody: { content: { 'text/plain': { examples: { one: { $ref: '#/a' } } } } } }),
      'paths./v1.get.requestBody.content.text/plain.examples.one.value: is missing',
    ],
    ['an example that is a list', operation({ parameters: [{ ...parameter, example: ['a', 'b'] }] }), '.0.example: '],
    [
      'an answer without a body',
      operation({ responses: { 204: { description: 'Gone.' } } }),
      'must have no statuses but',
    ],
    [
      'a row of test mode for all operations without its key',
      { ...contract, 'x-sandbox': [{ when: { 'path.id': 'a' }, response: '404', example: 'not_found' }] },
      'x-sandbox.0.when.header.Authorization: is missing',
    ],
    ['an operation for everybody', operation({ security: [] }), 'get.security: must name apiKey'],
  ])('is reported with its place: %s', (_, document, line) => {
    expect(() => assertRenderable('openapi', document)).toThrow(line);
    expect(() => assertRenderable('openapi', document)).toThrow(/^content\/openapi\/openapi\.yaml is not valid:/);
  });

  it('is not what is published beside it', () => {
    const document = { ...contract, info: { ...contract.info, license: { name: 'MIT' } } };
    expect(assertRenderable('openapi', document)).toBe(document);
  });
});

it('a reference to a missing file throws an error that names the file', async () => {
  await expect(bundleContract('tests/fixtures/contract/dangling.yaml')).rejects.toThrow(
    /cannot be bundled[\s\S]*nowhere\.yaml/,
  );
});
