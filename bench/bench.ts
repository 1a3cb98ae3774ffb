import '../lib/errors/script-setup.server';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { env } from '../lib/config/env';
import { parse, parseJson } from '../lib/errors/parse';
import { parseArguments } from '../lib/errors/parse-arguments.server';
import { SiteError } from '../lib/errors/site-error';
import { getBuiltFolder } from '../lib/publish/build-stamp.server';
import { toList } from '../lib/text/nearest';
import { startBrotliServer } from './brotli-server';
import { readBudgets } from './budgets';
import { getMedians } from './figures';
import { measureEngine } from './measure-engine';
import { measureGrowth } from './measure-growth';
import { type MeasuredPage, measureDocuments, measureFolder, measureSize, measureSpeed } from './measure-page';
import { measureSearch } from './measure-search';
import { openBrowser, type Profile } from './profile';

/** The devices that the figures in docs/performance.md are for. */
const profiles: Profile[] = [
  { name: 'desktop', viewport: { width: 1280, height: 800 }, slowdown: 1 },
  { name: 'phone', viewport: { width: 412, height: 839 }, slowdown: 4, network: { speed: 200, latency: 150 } },
];

const runCount = 5;
const recordFile = 'bench/record.json';
const budgets = readBudgets();

/** The rows of a table, as it is printed and stored, by section. */
const recordSchema = z.record(z.string(), z.array(z.record(z.string(), z.union([z.number(), z.string()]))));

type Row = z.output<typeof recordSchema>[string][number];
type Section = () => Promise<Row[]>;

/** Budgets of a search, by the device that each limit is for. */
const searchLimits: Record<string, Row> = {
  desktop: { keyP95: 16, longestTask: 50 },
  phone: { firstSize: 90, wholeSize: 250, firstHits: 1500, keyMedian: 40 },
};

/** Budgets of a page, by the device that each limit is for. */
const speedLimits: Record<string, Row> = {
  desktop: { shift: 0, click: 40 },
  phone: { blocked: 100, shift: 0, click: 150 },
};

const page: MeasuredPage = { path: '/docs/get-started/quickstart', link: '/docs/get-started/widget-integration' };

if (env.NEXT_PUBLIC_BASE_PATH) {
  const hint = 'Unset NEXT_PUBLIC_BASE_PATH and build again.';
  throw new SiteError(`The budgets are for a site at the root of a host, not at ${env.NEXT_PUBLIC_BASE_PATH}.`, hint);
}

/** The measurements of the built site. `npm run bench -- sizes search` runs only these, and without names all run. */
const sections: Record<string, Section> = {
  async sizes() {
    const [server, browser] = [await startBrotliServer(getBuiltFolder()), await openBrowser()];
    const rows: Row[] = [];
    for (const [path, budget] of Object.entries(budgets.pages)) {
      rows.push({ page: path, ...(await measureSize(server, browser, path)) });
      rows.push({ page: 'at most', ...budget });
    }
    await browser.close();
    await server.close();
    return rows;
  },
  async site() {
    const folder = getBuiltFolder();
    return [
      {
        what: 'KiB of a documentation page, the middle one',
        now: measureDocuments(folder),
        most: budgets.site.documents,
      },
      { what: 'MB of the site without social cards', now: measureFolder(folder), most: budgets.site.folder },
    ];
  },
  async speed() {
    const folder = getBuiltFolder();
    return measureProfiles((profile) => measureSpeed(folder, page, profile), speedLimits);
  },
  async search() {
    const folder = getBuiltFolder();
    return measureProfiles((profile) => measureSearch(folder, '/docs/get-started/overview', profile), searchLimits);
  },
  engine: measureEngine,
};

/**
 * Takes the median of several runs on each device, as other work on a machine only ever makes a run slower.
 * @param limits limits by the name of the device
 */
async function measureProfiles(
  run: (profile: Profile) => Promise<object>,
  limits: Record<string, Row>,
): Promise<Row[]> {
  const rows = [];
  for (const profile of profiles) {
    const runs = [];
    for (let count = 0; count < runCount; count += 1) runs.push(await run(profile));
    rows.push({ profile: profile.name, ...getMedians(runs) }, { profile: 'at most', ...limits[profile.name] });
  }
  return rows;
}

function readRecord(): Record<string, Row[]> {
  const hint = 'Restore it from git, or delete it and run: npm run bench -- --record';
  return parse(recordSchema, parseJson(readFileSync(recordFile, 'utf8'), recordFile, hint), recordFile, hint);
}

const usage = `npm run bench -- [${Object.keys(sections).join('] [')}] [--record]  measures out/, or some of it
npm run bench -- --pages 1700  measures how the build grows with the pages of each language
--record stores the figures in ${recordFile}.`;

const { values, positionals: named } = parseArguments(
  { allowPositionals: true, options: { pages: { type: 'string' }, record: { type: 'boolean' } } },
  usage,
);
const pageCount = values.pages === undefined ? undefined : Number(values.pages);
if (pageCount !== undefined && !(Number.isInteger(pageCount) && pageCount > 0)) {
  const hint = 'Give the number of pages for each language: --pages 1700.';
  throw new SiteError(`--pages ${values.pages} is not a number of pages.`, hint);
}
if (pageCount && named.length > 0) {
  throw new SiteError(`--pages measures other sites than ${toList(named)}.`, 'Run the command once for each.');
}
const unknown = named.find((name) => !Object.hasOwn(sections, name));
if (unknown) {
  throw new SiteError(`Unknown section "${unknown}".`, `The sections are: ${toList(Object.keys(sections))}.`);
}

const recorded = existsSync(recordFile) ? readRecord() : {};
const chosen: [string, Section][] = pageCount
  ? [['growth', async () => measureGrowth(pageCount, page.path)]]
  : Object.entries(sections).filter(([name]) => named.length === 0 || named.includes(name));
for (const [name, measure] of chosen) {
  const rows = await measure();
  console.log(`\n${name}`);
  console.table(rows);
  if (recorded[name]) console.log('recorded:');
  if (recorded[name]) console.table(recorded[name]);
  if (values.record) writeFileSync(recordFile, `${JSON.stringify({ ...recorded, [name]: rows }, null, 2)}\n`);
  recorded[name] = rows;
}
