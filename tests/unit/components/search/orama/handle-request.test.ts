import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { packPages } from '@/components/search/files/record-files';
import { warmUp } from '@/components/search/orama/handle-request';
import { searchPages } from '@/tests/fixtures/search/pages';

const { titles } = packPages(searchPages, 'en', {});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('the engine waits with its warm-up while a reader is searching, then continues', async () => {
  const ask = vi.fn();
  const readerAt = performance.now();
  const done = warmUp(titles, ask, () => readerAt);
  await vi.advanceTimersByTimeAsync(100);
  expect(ask).not.toHaveBeenCalled();
  await vi.runAllTimersAsync();
  await done;
  expect(ask).toHaveBeenCalled();
});
