import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { runSearch } from '@/components/search/engine/run-search';
import { createSearchIndex } from '@/components/search/engine/search-index';
import { buildSearchFiles } from '@/components/search/files/search-files.server';
import { locales } from '@/lib/i18n/locales';
import { compress } from './brotli-server';
import { getQuantile, toKiB } from './figures';

/** Measures the sizes of the search's record files, and the time that the engine itself takes for each keystroke: one row per language. */
export async function measureEngine(): Promise<Record<string, string | number>[]> {
  const files = await buildSearchFiles();
  const rows = [];
  for (const { code } of locales) {
    const manifest = JSON.parse(files.get(`${code}.json`) ?? '');
    const [titles, texts] = [files.get(manifest.titles) ?? '', files.get(manifest.texts) ?? ''];
    const startedAt = performance.now();
    const index = createSearchIndex(JSON.parse(titles));
    const readyAt = performance.now();
    await index.addTexts(JSON.parse(texts));
    const completeAt = performance.now();
    const times = readQueries(code).map((query) => measure(() => runSearch(index, { query })));
    rows.push({
      language: code,
      'titles, KiB': toKiB(compress(titles).length),
      'texts, KiB': toKiB(compress(texts).length),
      'titles indexed, ms': Math.round(readyAt - startedAt),
      'texts indexed, ms': Math.round(completeAt - readyAt),
      'query median, ms': getQuantile(times, 0.5),
      'query p95, ms': getQuantile(times, 0.95),
    });
  }
  return rows;
}

/** Reads every prefix of every query in the golden set, as somebody types it. */
function readQueries(language: string): string[] {
  const golden: Record<string, object> = parse(readFileSync(`tests/fixtures/search/golden.${language}.yaml`, 'utf8'));
  const queries = Object.values(golden).flatMap((kind) => Object.keys(kind));
  return queries.flatMap((query) => Array.from({ length: query.length }, (_, end) => query.slice(0, end + 1)));
}

function measure(run: () => void): number {
  const startedAt = performance.now();
  run();
  return performance.now() - startedAt;
}
