import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadPart } from '@/lib/browser/load-part';

const never = () => new Promise<never>(() => {});
const page = new EventTarget();

/** What a browser reports where the host has sent a page in place of a script. */
const fail = (error: Error, filename = 'https://docs.test/_next/static/chunks/a.js') =>
  page.dispatchEvent(Object.assign(new Event('error'), { error, filename }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('loadPart', () => {
  it('returns what was loaded, or the error of the import, and leaves no timer', async () => {
    await expect(loadPart('dialog', async () => 'loaded')).resolves.toBe('loaded');
    await expect(loadPart('dialog', () => Promise.reject(new Error('404')))).rejects.toThrow('404');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('gives up on a silent host, and can be tried again', async () => {
    const failure = expect(loadPart('dialog', never)).rejects.toThrow('The dialog has not arrived.');
    await vi.runAllTimersAsync();
    await failure;
    await expect(loadPart('dialog', async () => 'loaded')).resolves.toBe('loaded');
  });

  it('fails where something else came', async () => {
    const failure = expect(loadPart('dialog', never)).rejects.toThrow('The dialog is not a script.');
    fail(new SyntaxError("Unexpected token '<'"));
    await failure;
  });

  it.each([
    ['of another kind', new TypeError('x is not a function'), undefined],
    ['of a script from elsewhere', new SyntaxError('Unexpected token'), 'https://elsewhere.test/extension.js'],
  ])('ignores errors %s', async (_, error, filename) => {
    let finish = (_part: string) => {};
    const loading = loadPart('dialog', () => new Promise<string>((resolve) => (finish = resolve)));
    fail(error, filename);
    finish('loaded');
    await expect(loading).resolves.toBe('loaded');
  });
});
