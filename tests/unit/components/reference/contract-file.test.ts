import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { loadContractFile } from '@/components/reference/contract-file.server';

it.each(['openapi', 'asyncapi'] as const)('%s is the same in JSON and in both versions of YAML', async (id) => {
  const [json, text] = await Promise.all([loadContractFile(id, 'json'), loadContractFile(id, 'yaml')]);
  const document = JSON.parse(json);
  expect(document.info.title).toBeTruthy();
  expect(parse(text, { version: '1.1' })).toEqual(document);
  expect(parse(text, { version: '1.2' })).toEqual(document);
});

it.each(['openapi', 'asyncapi'] as const)(
  '%s, as it is published, has nothing that a linter objects to',
  async (id) => {
    const source = await loadContractFile(id, 'json');
    // The linter does not look into extensions, which refer to the schemas of other forms of a body.
    const config = await createConfig({ extends: ['recommended-strict'], rules: { 'no-unused-components': 'off' } });
    const problems = await lintFromString({ source, absoluteRef: `/${id}.json`, config });
    expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
  },
);

it('a published body has one media type, and other forms of it beside it', async () => {
  const { paths, components } = JSON.parse(await loadContractFile('openapi', 'json'));
  const other = 'x-alternative-schemas';
  expect(paths['/v1/face/detect'].post.requestBody).toMatchObject({
    content: { 'multipart/form-data': { schema: { $ref: '#/components/schemas/FaceDetectForm' } } },
    'x-alternative-content': { 'application/json': { schema: { $ref: `#/components/${other}/FaceDetectRequest` } } },
  });
  // Linters would take it for unused among the others.
  expect(components[other]).toHaveProperty('FaceDetectRequest');
  expect(components.schemas).not.toHaveProperty('FaceDetectRequest');
  const operations = Object.values(paths).flatMap((item) => Object.values(item as object));
  const bodies = operations.flatMap(({ requestBody }) => (requestBody ? [Object.keys(requestBody.content)] : []));
  expect(bodies.filter((types) => types.length > 1)).toEqual([]);
});
