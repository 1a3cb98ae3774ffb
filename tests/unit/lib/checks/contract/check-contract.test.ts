import { expect, it, vi } from 'vitest';
import { checkContract } from '@/lib/checks/contract/check-contract.server';

/** Documents that break the rules of their formats. */
const files = vi.hoisted(() => ({
  openapi: 'tests/fixtures/contract/malformed.yaml',
  asyncapi: 'tests/fixtures/contract/asyncapi.yaml',
}));

vi.mock('@/lib/contract/contract-files', () => ({ contractFiles: files }));

it('a contract that breaks the rules of its formats is reported with these alone', async () => {
  const hint = 'Change the contract as the rule requires.';
  expect(await checkContract()).toEqual([
    { file: `${files.openapi}:6`, message: 'Expected type `PathItem` (object) but got `null` (struct)', hint },
    {
      file: `${files.asyncapi}#/info`,
      message: expect.stringMatching(/must have required property "version" \(.+\)$/),
      hint,
    },
  ]);
});

it('so is what a linter objects to in an AsyncAPI document that follows its format', async () => {
  files.openapi = 'content/openapi/openapi.yaml';
  files.asyncapi = 'tests/fixtures/contract/unexplained-tag.yaml';
  expect(await checkContract()).toMatchObject([
    { file: `${files.asyncapi}:13`, message: 'The message thing has no example. (site/examples)' },
    { file: `${files.asyncapi}:8`, message: 'Tag object should contain `description` field. (tag-description)' },
  ]);
});
