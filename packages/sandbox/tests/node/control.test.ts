import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSandboxServer } from '../../src/node';
import { type Listening, listen } from '../support/listen';
import { createShop } from '../support/orders';

let server: Listening;

beforeAll(async () => {
  server = await listen(createSandboxServer(createShop()));
});

afterAll(() => server.close());

const call = (path: string, options: RequestInit = {}) => fetch(`${server.url}${path}`, options);

it.each([
  ['{"advance": "P2D"}', 200],
  ['{"advance": "2 days"}', 422],
  ['{"advance": 2}', 422],
  ['{}', 422],
  ['P2D', 400],
])('moves its clock for %s with the status %s', async (body, status) => {
  // As curl sends it, unless it is told otherwise.
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const response = await call('/sandbox/clock', { method: 'POST', headers, body });
  expect(response.status).toBe(status);
  const { now } = await response.json();
  if (status === 200) expect(Date.parse(now) - Date.now()).toBeGreaterThan(47 * 3_600_000);
});

it('emits events', async () => {
  expect((await call('/sandbox/events/order.paid', { method: 'POST' })).status).toBe(202);
  expect((await call('/sandbox/events/unknown', { method: 'POST' })).status).toBe(404);
  expect((await call('/sandbox/clock')).status).toBe(405);
});
