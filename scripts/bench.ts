import '../lib/build/load-env.server';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { createServedFolder } from '../lib/build/served-folder.server';
import { env } from '../lib/config/env';
import { locales } from '../lib/i18n/locales';
import { answerRequest } from '../lib/search/engine/answer';
import { createSearchIndex } from '../lib/search/engine/search-index';
import { buildSearchFiles } from '../lib/search/files/build-search-files.server';
import { compress } from '../tests/support/brotli-server';
import { measureSearch, type Profile, type SearchMeasure } from '../tests/support/measure-search';

/** The devices that the figures in docs/performance.md are for. */
const profiles: Profile[] = [
  { name: 'desktop', viewport: { width: 1280, height: 800 }, slowdown: 1 },
  { name: 'phone', viewport: { width: 412, height: 839 }, slowdown: 4, line: { speed: 200, latency: 150 } },
];

const runCount = 5;

/** What a search may cost: sizes and first hits on the phone, keys and tasks on the desktop. */
const searchBars = { firstSize: 90, wholeSize: 250, firstHits: 1500, keyMedian: 40, keyP95: 16, longestTask: 50 };

/** Sizes of the record files, and how long the engine itself takes, key by key. */
async function measureEngine(): Promise<void> {
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
    const times = readQueries(code).map((query) => measure(() => answerRequest(index, { query })));
    rows.push({
      language: code,
      'titles, KiB': toKiB(titles),
      'texts, KiB': toKiB(texts),
      'titles indexed, ms': Math.round(readyAt - startedAt),
      'texts indexed, ms': Math.round(completeAt - readyAt),
      'query median, ms': getShare(times, 0.5),
      'query p95, ms': getShare(times, 0.95),
    });
  }
  console.table(rows);
}

/** Every beginning of every query of the golden set, as somebody types it. */
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

function getShare(times: number[], share: number): number {
  const value = times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * share)] ?? Number.NaN;
  return Math.round(value * 10) / 10;
}

function toKiB(text: string): number {
  return Math.round(compress(text).length / 102.4) / 10;
}

/** What a reader waits for, in a browser, on the built site: the middle one of several runs. */
async function measureBrowser(): Promise<void> {
  const folder = createServedFolder('out', env.NEXT_PUBLIC_BASE_PATH);
  const start = `${env.NEXT_PUBLIC_BASE_PATH}/docs/get-started/overview`;
  const rows = [];
  for (const profile of profiles) {
    const runs = [];
    for (let run = 0; run < runCount; run += 1) runs.push(await measureSearch(folder, start, profile));
    rows.push({ profile: profile.name, ...getMiddle(runs) });
  }
  console.table([...rows, { profile: 'at most', ...searchBars }]);
}

function getMiddle(runs: readonly SearchMeasure[]): Partial<SearchMeasure> {
  const names = Object.keys(runs[0] ?? {}) as (keyof SearchMeasure)[];
  return Object.fromEntries(
    names.map((name) => [
      name,
      getShare(
        runs.map((run) => run[name]),
        0.5,
      ),
    ]),
  );
}

await measureEngine();
await measureBrowser();
