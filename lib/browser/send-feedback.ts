import type { Feedback } from './feedback';

/** Timeout of the request, in milliseconds. */
const timeout = 10_000;

/**
 * Sends feedback as JSON, without cookies or referrer.
 * @throws if the endpoint cannot be reached in time, or answers with a status other than 2xx
 */
export async function sendFeedback(endpoint: string, feedback: Feedback): Promise<void> {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(feedback),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(timeout),
  });
  if (!response.ok) throw new Error(`${endpoint} answered with ${response.status}`);
}
