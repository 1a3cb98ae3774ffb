import type { Feedback } from './feedback';

/** How long an endpoint may take, in milliseconds. */
const patience = 10_000;

/**
 * Sends feedback as JSON, without cookies and without the address of the page that the browser would add.
 * @throws where the endpoint cannot be reached in time, or answers with another status than 2xx
 */
export async function sendFeedback(endpoint: string, feedback: Feedback): Promise<void> {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(feedback),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(patience),
  });
  if (!response.ok) throw new Error(`${endpoint} answers ${response.status}`);
}
