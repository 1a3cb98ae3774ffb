import type { SandboxEvent } from '../core/operation';
import { signWebhook } from '../core/sign-webhook';

/** Milliseconds that an endpoint may take. */
const deliveryTimeout = 10_000;

/** Posts an event as the platform does, once, and prints the status of the response. */
export async function deliverWebhook(url: string, secret: string, event: SandboxEvent): Promise<void> {
  const body = JSON.stringify(event);
  const headers = await signWebhook(secret, { id: event.id, body, time: new Date() });
  const status = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(deliveryTimeout) }).then(
    (response) => response.status,
    (error: Error) => (error.cause instanceof Error ? error.cause.message : error.message),
  );
  console.log(`WEBHOOK ${event.type} to ${url}: ${status}`);
}
