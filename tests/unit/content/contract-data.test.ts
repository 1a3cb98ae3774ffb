import { expect, it } from 'vitest';
import { changelog } from '@/content/data/changelog';
import { planIds } from '@/content/data/plans';
import { contractFiles } from '@/lib/contract/contract-files';
import { bundleContract } from '@/lib/contract/load-contract.server';
import type { OpenApiDocument } from '@/lib/contract/openapi-schema';

it('the contract names every plan', async () => {
  const { components } = (await bundleContract(contractFiles.openapi)) as OpenApiDocument;
  const { plan } = components.schemas.Usage?.properties ?? {};
  expect(plan, 'content/openapi/usage.yaml, beside content/data/plans.ts').toMatchObject({ enum: planIds });
});

it.each(Object.values(contractFiles))('%s has the version of the newest release in the changelog', async (file) => {
  expect(await bundleContract(file)).toMatchObject({ info: { version: changelog[0]?.version } });
});
