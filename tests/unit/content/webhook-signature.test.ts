import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const body = '{"type":"payment.paid"}';
const secret = 'whsec_RXhhbXBsZSBzZWNyZXQsIG5vdCBmb3IgdXNl';
const unusable = ['', 'whsec_', 'whsec_!', 'RXhhbXBsZSBzZWNyZXQsIG5vdCBmb3IgdXNl'];

/** Headers of a request with `body` that was signed just now. */
function sign(key: Buffer) {
  const id = 'evt_28jt97kb6cq643dzvmxxqkfd';
  const timestamp = String(Math.floor(Date.now() / 1000));
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
}

const genuine = () => sign(Buffer.from(secret.slice('whsec_'.length), 'base64'));
const forged = () => sign(Buffer.alloc(0));

/** Loads the sample with this title from a page. */
function importSample(file: string, title: string) {
  const [, code = ''] = readFileSync(file, 'utf8').split(`js title="${title}"\n`);
  const [sample = ''] = code.split('\n```');
  return import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(sample)}`);
}

describe.each(['mdx', 'id.mdx'])('the signature check of widget-integration.%s', (ending) => {
  const file = `content/docs/get-started/widget-integration.${ending}`;

  it('accepts what the platform signed', async () => {
    const { verifyWebhook } = await importSample(file, 'verify-webhook.mjs');
    expect(verifyWebhook(body, genuine(), secret)).toBe(true);
    expect(verifyWebhook(body, forged(), secret)).toBe(false);
  });

  it.each(unusable)('accepts nothing with the secret "%s"', async (value) => {
    const { verifyWebhook } = await importSample(file, 'verify-webhook.mjs');
    for (const headers of [genuine(), forged()]) expect(verifyWebhook(body, headers, value)).toBe(false);
  });
});
