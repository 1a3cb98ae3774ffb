import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { sandboxSecret, signWebhook } from '../../src/core';

it('a webhook is signed according to Standard Webhooks', async () => {
  const time = new Date('2026-11-20T08:15:30Z');
  const headers = await signWebhook(sandboxSecret, { id: 'evt_1', body: '{"a":"é"}', time });
  const key = Buffer.from(sandboxSecret.slice('whsec_'.length), 'base64');
  const expected = createHmac('sha256', key).update('evt_1.1795162530.{"a":"é"}').digest('base64');
  expect(headers).toMatchObject({ 'webhook-id': 'evt_1', 'webhook-signature': `v1,${expected}` });
});
