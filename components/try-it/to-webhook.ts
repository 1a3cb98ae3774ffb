import { type SandboxEvent, sandboxSecret, signWebhook } from 'openapi-sandbox';

/** Writes the webhook of an event as HTTP, with the signature of the body as it is shown; browsers sign in secure contexts only. */
export async function toWebhook(event: SandboxEvent): Promise<string> {
  const body = JSON.stringify(event, null, 2);
  const unsigned = { 'Content-Type': 'application/json', 'webhook-id': event.id };
  const headers = isSecureContext
    ? await signWebhook(sandboxSecret, { id: event.id, body, time: new Date(event.created_at) })
    : unsigned;
  const lines = Object.entries(headers).map(([name, value]) => `${name.toLowerCase()}: ${value}`);
  return ['POST /webhooks HTTP/1.1', ...lines, '', body].join('\n');
}
