import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { leaveForNewDocument, takeFromOtherDocument } from '@/lib/search/arrival';

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

describe('words for a page that opens in another document', () => {
  it('are there once, for that page only', () => {
    leaveForNewDocument(arrival);
    expect(takeFromOtherDocument('/docs/other')).toBeNull();
    expect(takeFromOtherDocument('/docs/intro')).toEqual(arrival);
    expect(takeFromOtherDocument('/docs/intro')).toBeNull();
  });

  it('wait for each of several pages that were opened at once', () => {
    const other = { path: '/docs/other', words: ['hand'] };
    leaveForNewDocument(arrival);
    leaveForNewDocument(other);
    expect(takeFromOtherDocument('/docs/intro')).toEqual(arrival);
    expect(takeFromOtherDocument('/docs/other')).toEqual(other);
  });

  it('are gone when they are old', () => {
    vi.useFakeTimers();
    leaveForNewDocument(arrival);
    vi.advanceTimersByTime(10 * 60_000);
    expect(takeFromOtherDocument('/docs/intro')).toBeNull();
  });

  it.each(['{{', 'null', '7', '[7]', '[{"path":"/docs/intro","words":[7],"time":9e12}]'])(
    'are none where %s is stored',
    (value) => {
      stored.set('search-arrival', value);
      expect(takeFromOtherDocument('/docs/intro')).toBeNull();
    },
  );
});
