import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { createContractFile } from '@/app/_routes/contract-file';

it.each(['openapi', 'asyncapi'] as const)('%s is the same in JSON and in both versions of YAML', async (id) => {
  const [json, yaml] = await Promise.all([createContractFile(id, 'json')(), createContractFile(id, 'yaml')()]);
  const document = await json.json();
  const text = await yaml.text();
  expect(document.info.title).toBeTruthy();
  expect(parse(text, { version: '1.1' })).toEqual(document);
  expect(parse(text, { version: '1.2' })).toEqual(document);
});
