import { beforeEach, describe, expect, it, vi } from 'vitest';

type Size = 'small' | 'large';
const isSize = (text: string): text is Size => text === 'small' || text === 'large';

interface FakeWindow {
  stored: Map<string, string>;
  isBlocked: boolean;
  isFull: boolean;
  /** Fires an event at the window, such as `storage` for a change that another tab has made. */
  dispatch: (type: string, event: object) => void;
}

let browser: FakeWindow;
let warn: ReturnType<typeof vi.spyOn>;

function createWindow(): FakeWindow & Record<string, unknown> {
  const stored = new Map<string, string>();
  const listeners: [string, (event: object) => void][] = [];
  const fake = {
    stored,
    isBlocked: false,
    isFull: false,
    dispatch: (type: string, event: object) => {
      for (const [name, listener] of listeners) if (name === type) listener(event);
    },
    addEventListener: (type: string, listener: (event: object) => void) => listeners.push([type, listener]),
    get localStorage() {
      if (fake.isBlocked) throw new DOMException('blocked', 'SecurityError');
      return {
        getItem: (key: string) => stored.get(key) ?? null,
        setItem: (key: string, value: string) => {
          if (fake.isFull) throw new DOMException('full', 'QuotaExceededError');
          stored.set(key, value);
        },
      };
    },
  };
  return fake;
}

/** A fresh module, as in a page that was just opened. */
async function getSize() {
  vi.resetModules();
  const { getStoredValue } = await import('@/lib/browser/stored-value');
  return getStoredValue('size', isSize);
}

beforeEach(() => {
  const fake = createWindow();
  browser = fake;
  vi.stubGlobal('window', fake);
  warn = vi
    .spyOn(console, 'warn')
    .mockReset()
    .mockImplementation(() => {});
});

describe('a stored value', () => {
  it('is stored for the next page, and notifies its listeners', async () => {
    const size = await getSize();
    const listener = vi.fn();
    const stop = size.subscribe(listener);
    size.set('large');
    stop();
    size.set('small');
    expect(listener).toHaveBeenCalledTimes(1);
    expect((await getSize()).get()).toBe('small');
    expect(warn).not.toHaveBeenCalled();
  });

  it('is updated if it was changed, or cleared with all others, in another tab', async () => {
    const size = await getSize();
    const listener = vi.fn();
    size.subscribe(listener);
    browser.stored.set('size', 'large');
    browser.dispatch('storage', { key: 'size' });
    expect(size.get()).toBe('large');
    browser.stored.clear();
    browser.dispatch('storage', { key: null });
    expect(size.get()).toBeNull();
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('is read again on a page from the back/forward cache', async () => {
    const size = await getSize();
    expect(size.get()).toBeNull();
    browser.stored.set('size', 'large');
    browser.dispatch('pageshow', { persisted: false });
    expect(size.get()).toBeNull();
    browser.dispatch('pageshow', { persisted: true });
    expect(size.get()).toBe('large');
  });
});

describe('Browser storage unavailable', () => {
  it.each(['isBlocked', 'isFull'] as const)('%s: warns once, and keeps the value', async (problem) => {
    browser[problem] = true;
    const size = await getSize();
    expect(size.get()).toBeNull();
    size.set('large');
    size.set('small');
    expect(size.get()).toBe('small');
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn.mock.calls[0]?.[0]).toContain('does not let this site store anything');
    expect((await getSize()).get()).toBeNull();
  });

  it('an invalid value is ignored with one warning that names it, and stays stored', async () => {
    browser.stored.set('size', 'gigantic');
    const size = await getSize();
    expect(size.get()).toBeNull();
    browser.dispatch('storage', { key: 'size' });
    expect(size.get()).toBeNull();
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn.mock.calls[0]?.[0]).toMatch(/"size".*"gigantic"/);
    expect(browser.stored.get('size')).toBe('gigantic');
  });
});
