import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { writeSharedPayload } from '@/lib/navigation/app-shell';
import { prefetchPayload } from '@/lib/navigation/prefetched-payloads';
import { readPayload, toResponse } from '@/lib/navigation/read-payload';

const stored = writeSharedPayload('0:"above"\n', { shell: 'abc', places: '0' }, 'def');
const belowPath = '/site/_next/static/below/def.txt';
let asked: string[];
let below: () => Promise<Response>;

beforeEach(() => {
  asked = [];
  below = async () => new Response('9:"below"\n');
  vi.stubGlobal('window', { siteLoading: { basePath: '/site' }, appShells: { abc: ['2:"nav"\n'] } });
  vi.stubGlobal('document', { querySelector: () => null });
  vi.stubGlobal('performance', { getEntriesByName: () => [] });
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    return path === belowPath ? below() : Promise.resolve(new Response(stored));
  });
});

afterEach(() => vi.unstubAllGlobals());

it('a payload goes to the router with its shell at once, and what is below the fold follows', async () => {
  let release = () => {};
  below = () =>
    new Promise((resolve) => {
      release = () => resolve(new Response('9:"below"\n'));
    });
  const response = toResponse(await readPayload(new Response(stored)), (load) => load());
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toBe('2:"nav"\n0:"above"\n');
  release();
  expect((await reader?.read())?.value).toBe('9:"below"\n');
  expect((await reader?.read())?.done).toBe(true);
});

it('what is below the fold is asked for again after a failure', async () => {
  below = async () => new Response('', { status: 404 });
  const { fetchBelowFold } = await readPayload(new Response(stored));
  await expect(fetchBelowFold?.()).rejects.toThrow('404');
  below = async () => new Response('9:"below"\n');
  expect(await fetchBelowFold?.()).toBe('9:"below"\n');
});

it('a page that the host sends instead of a file is none', async () => {
  const page = () => new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
  await expect(readPayload(page())).rejects.toThrow('a page');
  below = async () => page();
  const { fetchBelowFold } = await readPayload(new Response(stored));
  await expect(fetchBelowFold?.()).rejects.toThrow('a page');
});

it('what is below the fold is prefetched, once, for a reader who means to go there', async () => {
  await prefetchPayload('/docs/likely.txt', 'low');
  expect(asked).toEqual(['/docs/likely.txt']);
  await prefetchPayload('/docs/likely.txt', 'auto');
  await prefetchPayload('/docs/likely.txt', 'auto');
  await vi.waitFor(() => expect(asked).toEqual(['/docs/likely.txt', belowPath]));
});
