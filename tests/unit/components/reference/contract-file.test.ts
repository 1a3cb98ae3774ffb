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
    const config = await createConfig({ extends: ['recommended-strict'] });
    const problems = await lintFromString({ source, absoluteRef: `/${id}.json`, config });
    expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
  },
);
