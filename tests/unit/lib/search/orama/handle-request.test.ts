import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { packRecords, type TitlesFile } from '@/lib/search/files/record-files';
import { buildWarmUpRequests, warmUp } from '@/lib/search/orama/handle-request';
import { buildRecords } from '@/lib/search/records/build-records';
import { searchPages } from '@/tests/fixtures/search/pages';

const { titles } = packRecords(buildRecords(searchPages, 'en'), 'en', {});
const toPages = (...names: string[]) => ({ pages: names.map((title) => ({ title })) }) as Pick<TitlesFile, 'pages'>;
const getQueries = (file: Pick<TitlesFile, 'pages'>) => buildWarmUpRequests(file).map(({ query }) => query);

describe('buildWarmUpRequests', () => {
  it('types titles letter by letter, then with one letter missing', () => {
    expect(getQueries(toPages('OCR', 'Face'))).toEqual(['O', 'OC', 'OCR', 'OR', 'F', 'Fa', 'Fac', 'Face', 'Fae']);
  });

  it('takes a sample of titles from the whole file', () => {
    const names = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));
    expect([...new Set(getQueries(toPages(...names)))]).toEqual(['A', 'F', 'K', 'P', 'U', 'Z']);
  });
});

describe('warmUp', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  it('waits while a reader is searching, then continues', async () => {
    const asked: string[] = [];
    const readerAt = performance.now();
    const done = warmUp(
      titles,
      ({ query }) => asked.push(query),
      () => readerAt,
    );
    await vi.advanceTimersByTimeAsync(100);
    expect(asked).toEqual([]);
    await vi.runAllTimersAsync();
    await done;
    expect(asked).toEqual(getQueries(titles));
  });
});
