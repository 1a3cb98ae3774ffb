import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSandboxServer } from '../../src/node';
import { createPicture, createShop, testKey } from '../support/shop';

const headers = { Authorization: `Bearer ${testKey}` };
let server: Server;
let url = '';

beforeAll(async () => {
  server = createSandboxServer(createShop().sandbox);
  server.listen(0);
  await once(server, 'listening');
  url = `http://localhost:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.close();
});

it('serves pages of every origin', async () => {
  const response = await fetch(`${url}/products`, { headers });
  expect([response.status, response.headers.get('Access-Control-Allow-Origin')]).toEqual([200, '*']);
  expect((await response.json()).data).toHaveLength(1);
});

it('reads JSON and forms', async () => {
  const json = { ...headers, 'Content-Type': 'application/json' };
  const body = JSON.stringify({ name: 'Tea', price: 3 });
  expect((await fetch(`${url}/products`, { method: 'POST', headers: json, body })).status).toBe(201);
  const form = new FormData();
  form.append('picture', new Blob([new Uint8Array(createPicture().bytes)], { type: 'image/jpeg' }), 'cup.jpg');
  expect((await fetch(`${url}/pictures`, { method: 'POST', headers, body: form })).status).toBe(200);
});

it('knows no event that the contract does not have', async () => {
  const response = await fetch(`${url}/sandbox/events/product.sold`, { method: 'POST' });
  expect([response.status, await response.json()]).toEqual([
    404,
    { detail: 'The contract has no event of the type product.sold.' },
  ]);
});
