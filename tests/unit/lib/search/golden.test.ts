import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { searchSynonyms } from '@/content/data/search-synonyms';
import { locales } from '@/lib/i18n/locales';
import { splitLocale } from '@/lib/i18n/paths';
import { runSearch } from '@/lib/search/engine/run-search';
import { createSearchIndex } from '@/lib/search/engine/search-index';
import { packRecords } from '@/lib/search/files/pack-records';
import { loadRecords } from '@/lib/search/records/load-records.server';

type Golden = Record<string, Record<string, string | string[]>>;

/** Share of queries that must find the intended page within the first three hits. */
const needed = 0.95;

describe.each(locales)('golden searches in $label', async (locale) => {
  const golden: Golden = parse(readFileSync(`tests/fixtures/search/golden.${locale.code}.yaml`, 'utf8'));
  const queries = Object.values(golden).flatMap((kind) => Object.entries(kind));
  const { titles, texts } = packRecords(await loadRecords(locale), locale.code, searchSynonyms[locale.code]);
  const index = createSearchIndex(titles);
  await index.addTexts(texts);
  const toPath = (url: string) => splitLocale(url.replace(/#.*/, '')).path;

  it('expect only pages that exist', () => {
    const paths = new Set(titles.pages.map(({ url }) => toPath(url)));
    expect(queries.flatMap(([, pages]) => [pages].flat()).filter((page) => !paths.has(page))).toEqual([]);
  });

  it('rank the intended page in the top three for 95 of 100 queries', { timeout: 60_000 }, () => {
    const misses = queries.flatMap(([query, pages]) => {
      const found = runSearch(index, { query })
        .hits.slice(0, 3)
        .map(({ url }) => toPath(url));
      return [pages].flat().some((page) => found.includes(page)) ? [] : [`${query} → ${found.join(', ') || 'nothing'}`];
    });
    const share = 1 - misses.length / queries.length;
    console.log(`${locale.label}: ${queries.length} queries, ${(share * 100).toFixed(1)} %\n${misses.join('\n')}`);
    expect(queries.length).toBeGreaterThanOrEqual(120);
    expect(share).toBeGreaterThanOrEqual(needed);
  });
});
