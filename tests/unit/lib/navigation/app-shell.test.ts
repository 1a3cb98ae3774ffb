import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fillPayload, writeSharedPayload } from '@/lib/navigation/app-shell';

/** A script element, as far as loading one needs it. */
class FakeScript extends EventTarget {
  src = '';
  dataset = {};
  remove = () => void inPage.delete(this);
}

const inPage = new Set<FakeScript>();
let asked: string[];
/** What the host does for a script. */
let answer: (script: FakeScript) => void;

beforeEach(() => {
  asked = [];
  vi.stubGlobal('window', { appShells: {}, location: { origin: 'https://docs.test' } });
  const append = (script: FakeScript) => {
    inPage.add(script);
    asked.push(script.src);
    queueMicrotask(() => answer(script));
  };
  vi.stubGlobal('document', { createElement: () => new FakeScript(), head: { append } });
});

afterEach(() => vi.unstubAllGlobals());

function bring(shell: string) {
  return (script: FakeScript) => {
    window.appShells = { ...window.appShells, [shell]: ['1:"nav"\n'] };
    script.dispatchEvent(new Event('load'));
  };
}

const toPayload = (shell: string) => writeSharedPayload('0:"page"\n', { shell, places: '0' });

it('payloads that arrive at the same time load their shell once', async () => {
  answer = bring('abc');
  const filled = await Promise.all([fillPayload(toPayload('abc'), ''), fillPayload(toPayload('abc'), '')]);
  expect(filled.map(({ payload }) => payload)).toEqual(['1:"nav"\n0:"page"\n', '1:"nav"\n0:"page"\n']);
  expect(asked).toEqual(['/_next/static/shells/abc.js']);
});

it.each([
  ['fails to load', 'def', 'error', 'did not load'],
  ['is something else', 'ghi', 'load', 'brings no shell'],
])('a shell that %s leaves nothing behind and is loaded again for the next payload', async (_, shell, event, fault) => {
  answer = (script) => script.dispatchEvent(new Event(event));
  await expect(fillPayload(toPayload(shell), '')).rejects.toThrow(fault);
  expect(inPage.size).toBe(0);
  answer = bring(shell);
  expect((await fillPayload(toPayload(shell), '')).payload).toContain('nav');
  expect(asked).toHaveLength(2);
});
