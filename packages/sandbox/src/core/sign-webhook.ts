/** Signs webhooks unless the sandbox is given another secret. */
export const sandboxSecret = 'whsec_c2FuZGJveC1zZWNyZXQtZm9yLXRlc3RzLW9ubHk=';

/**
 * Returns the headers of a webhook, signed according to Standard Webhooks.
 * @param secret `whsec_` and the key in base64
 */
export async function signWebhook(
  secret: string,
  { id, body, time }: { id: string; body: string; time: Date },
): Promise<Record<string, string>> {
  const timestamp = String(Math.floor(time.getTime() / 1000));
  const bytes = Uint8Array.from(atob(secret.replace(/^whsec_/, '')), (character) => character.charCodeAt(0));
  const key = await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const signature = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(`${id}.${timestamp}.${body}`));
  return {
    'Content-Type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${btoa(String.fromCharCode(...new Uint8Array(signature)))}`,
  };
}
