import type { InsightsClient } from 'search-insights';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createInsights } from '@/lib/search/algolia/create-insights';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const toHits = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => ({ objectID: String(from + index) }));

describe('insights', () => {
  const client = vi.fn();
  const insights = createInsights(client as InsightsClient, 'docs');

  it('send views after a pause, in batches of 20, each hit once', () => {
    insights.view(toHits(0, 15));
    vi.advanceTimersByTime(399);
    insights.view(toHits(10, 25));
    vi.advanceTimersByTime(399);
    expect(client).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(client.mock.calls.map(([name, { objectIDs }]) => [name, objectIDs.length])).toEqual([
      ['viewedObjectIDs', 20],
      ['viewedObjectIDs', 5],
    ]);
    insights.view(toHits(0, 25));
    vi.runAllTimers();
    expect(client).toHaveBeenCalledTimes(2);
  });

  it('send clicks at once', () => {
    client.mockClear();
    insights.click({ objectID: '7' }, 3, 'q1');
    expect(client).toHaveBeenCalledWith('clickedObjectIDsAfterSearch', {
      eventName: 'Item Selected',
      index: 'docs',
      queryID: 'q1',
      objectIDs: ['7'],
      positions: [3],
    });
  });
});
