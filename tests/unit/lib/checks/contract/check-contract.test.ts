import { expect, it, vi } from 'vitest';
import { checkContract } from '@/lib/checks/contract/check-contract.server';

/** Documents that break the rules of their formats. */
const files = vi.hoisted(() => ({
  openapi: 'tests/fixtures/contract/malformed.yaml',
  asyncapi: 'tests/fixtures/contract/asyncapi.yaml',
}));

vi.mock('@/lib/contract/contract-files', () => ({ contractFiles: files }));

it('a contract that breaks the rules of its formats is reported with these alone', async () => {
  const { problems, exampleCount } = await checkContract();
  expect(problems.map(({ file }) => file)).toEqual([`${files.openapi}#/paths/~1v1~1things`, `${files.asyncapi}#/info`]);
  expect(problems[0]?.message).toMatch(/^Expected type `PathItem` \(object\) but got `null` \(struct\)$/);
  expect(exampleCount).toBe(0);
});

it('so is what a linter objects to in an AsyncAPI document that follows its format', async () => {
  files.openapi = 'content/openapi/openapi.yaml';
  files.asyncapi = 'tests/fixtures/contract/unexplained-tag.yaml';
  const { problems } = await checkContract();
  expect(problems).toEqual([
    {
      file: `${files.asyncapi}#/channels/things/tags/0/description`,
      message: 'Tag object should contain `description` field. (tag-description)',
      hint: 'Change the contract as the rule requires.',
    },
  ]);
});
