import { expect, it } from 'vitest';
import { buildApiCatalog } from '@/components/agents/api-catalog';

it('the API catalogue leads to the API, its contracts and its documentation', () => {
  const [catalog, api] = JSON.parse(buildApiCatalog()).linkset;
  expect(catalog.item).toEqual([{ href: api.anchor }]);
  const toLinks = (relation: string) => api[relation].map(({ href }: { href: string }) => new URL(href).pathname);
  expect(toLinks('service-desc')).toEqual(['/openapi.json', '/openapi.yaml', '/asyncapi.json', '/asyncapi.yaml']);
  expect(toLinks('service-doc')).toEqual(expect.arrayContaining(['/docs/api/introduction', '/id/llms.txt']));
});
