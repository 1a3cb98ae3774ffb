import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadPart } from '@/lib/navigation/load-part';

const never = () => new Promise<never>(() => {});
const page = new EventTarget();

/** What a browser reports where the host has sent a page in place of a script. */
const fail = (error: Error, filename = 'https://docs.test/_next/static/chunks/a.js') =>
  page.dispatchEvent(Object.assign(new Event('error'), { error, filename }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
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

  it('fails soon where something else came, and each time from then on', async () => {
    const failure = expect(loadPart('other dialog', never)).rejects.toThrow('The other dialog is not a script.');
    fail(new SyntaxError("Unexpected token '<'"));
    await vi.advanceTimersByTimeAsync(1_000);
    await failure;
    await expect(loadPart('other dialog', never)).rejects.toThrow('The other dialog is not a script.');
  });

  it('is not held up by what came in place of another part, even if it arrives late', async () => {
    let finish = (_part: string) => {};
    const load = () => new Promise<string>((resolve) => (finish = resolve));
    const soon = loadPart('fourth dialog', load);
    fail(new SyntaxError("Unexpected token '<'"));
    finish('loaded');
    await expect(soon).resolves.toBe('loaded');

    const late = expect(loadPart('fourth dialog', load)).rejects.toThrow('The fourth dialog is not a script.');
    fail(new SyntaxError("Unexpected token '<'"));
    await vi.advanceTimersByTimeAsync(1_000);
    await late;
    finish('loaded');
    await vi.advanceTimersByTimeAsync(0);
    await expect(loadPart('fourth dialog', async () => 'loaded again')).resolves.toBe('loaded again');
  });

  it.each([
    ['of another kind', new TypeError('x is not a function'), undefined],
    ['of a script from elsewhere', new SyntaxError('Unexpected token'), 'https://elsewhere.test/extension.js'],
  ])('ignores errors %s', async (_, error, filename) => {
    let finish = (_part: string) => {};
    const loading = loadPart('third dialog', () => new Promise<string>((resolve) => (finish = resolve)));
    fail(error, filename);
    finish('loaded');
    await expect(loading).resolves.toBe('loaded');
  });
});
