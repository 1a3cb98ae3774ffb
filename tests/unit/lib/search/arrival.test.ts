import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storeArrival, takeStoredArrival } from '@/lib/search/arrival';

const arrival = { path: '/docs/intro', words: ['face'] };
const stored = new Map<string, string>();

beforeEach(() => {
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  };
  vi.stubGlobal('window', { localStorage });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  stored.clear();
});

describe('words to mark on a page in another document', () => {
  it('are available once, for that page only', () => {
    storeArrival(arrival);
    expect(takeStoredArrival('/docs/other')).toBeNull();
    expect(takeStoredArrival('/docs/intro')).toEqual(arrival);
    expect(takeStoredArrival('/docs/intro')).toBeNull();
  });

  it('are available for each of several pages opened at once', () => {
    const other = { path: '/docs/other', words: ['hand'] };
    storeArrival(arrival);
    storeArrival(other);
    expect(takeStoredArrival('/docs/intro')).toEqual(arrival);
    expect(takeStoredArrival('/docs/other')).toEqual(other);
  });

  it('expire within ten minutes', () => {
    vi.useFakeTimers();
    storeArrival(arrival);
    vi.advanceTimersByTime(10 * 60_000);
    expect(takeStoredArrival('/docs/intro')).toBeNull();
  });

  it.each(['{{', 'null', '7', '[7]', '[{"path":"/docs/intro","words":[7],"time":9e12}]'])(
    'are none if %s is stored',
    (value) => {
      stored.set('search-arrival', value);
      expect(takeStoredArrival('/docs/intro')).toBeNull();
    },
  );
});
