import { expect, it } from 'vitest';
import { listWebhooks } from '@/lib/contract/get-operation';
import { loadContract } from '@/lib/contract/load-contract.server';
import { defaultLocale } from '@/lib/i18n/locales';

it('the contract lists the webhooks with signature headers and a JSON body', async () => {
  const webhooks = listWebhooks(await loadContract('openapi', defaultLocale));
  expect(webhooks.map(({ id }) => id)).toEqual(['receiveEvent', 'receiveToolCall']);
  for (const { parameters, body } of webhooks) {
    expect(parameters.map(({ name }) => name)).toEqual(['webhook-id', 'webhook-timestamp', 'webhook-signature']);
    expect(Object.keys(body?.content ?? {})).toEqual(['application/json']);
  }
});
