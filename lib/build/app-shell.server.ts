import { gzipSync } from 'node:zlib';
import { type AppShellRows, appShellFolder, pickRows } from '../navigation/app-shell';
import { runAppShellScript } from '../navigation/app-shell-script';
import { toShortHash } from '../text/short-hash.server';
import { minifyScript } from './minify-script.server';
import { splitBelowFold } from './split-below-fold';

/** The rows that the payloads of pages around one sidebar have in common. */
export interface AppShell {
  /** A hash of its file's content, since browsers cache the file for a year. */
  name: string;
  rows: readonly string[];
  /** Approximate download size of the rest of each page's payload, in KiB, by the page's path. */
  sizes: Record<string, number>;
}

/** The rows of a payload that are in no shell. */
interface OwnRows {
  above: string;
  /** Those that only the text below the fold needs; empty if they are too few for a file. */
  below: string;
}

/** A page around the sidebar, with its whole payload. */
export interface ShellPage {
  /** With the site's base path. */
  path: string;
  payload: string;
}

/** A row joins the shell if at least this share of pages have it; a page uses the shell if it has at least this share of its rows. */
const leastShare = 0.5;

/** KiB to which sizes are rounded, so that editing a text seldom changes a size, and with it the name of the cached shell. */
const sizeStep = 2;

/** Fewer characters below the fold are not worth a request of their own. */
const leastBelow = 2_000;

/** Shorter rows, such as `5:X`, stay where they are. */
const shortestRow = 12;

/**
 * Finds what the payloads of pages have in common: navbar, sidebar and footer, and the components that these need. It also
 * measures the rest of each payload, so that a reader's browser knows what it can prefetch.
 */
export function buildAppShell(pages: readonly ShellPage[]): AppShell {
  const counts = new Map<string, number>();
  for (const { payload } of pages) {
    for (const row of splitBelowFold(payload).above) counts.set(row, (counts.get(row) ?? 0) + 1);
  }
  const least = Math.max(2, pages.length * leastShare);
  const rows = [...counts].filter(([row, count]) => count >= least && row.length >= shortestRow).map(([row]) => row);
  const sizes = Object.fromEntries(pages.map(({ path, payload }) => [path, measureOwn(rows, payload)]));
  const name = toShortHash(JSON.stringify([rows, sizes, String(runAppShellScript), String(pickRows)]));
  return { name, rows, sizes };
}

/**
 * The rows of a payload that are not shared. Those below the fold all stay together: React takes in a text only before the row that
 * refers to it is read.
 */
function takeOwn(shared: readonly string[], payload: string): OwnRows {
  const rows = splitBelowFold(payload);
  const above = rows.above.filter((row) => !shared.includes(row)).join('');
  const below = rows.below.join('');
  return below.length < leastBelow ? { above: above + below, below: '' } : { above, below };
}

/** Compressed size in KiB, to the nearest `sizeStep`, of a payload's own rows without those below the fold. */
function measureOwn(shared: readonly string[], payload: string): number {
  return Math.round(gzipSync(takeOwn(shared, payload).above).length / 1024 / sizeStep) * sizeStep;
}

/**
 * Takes the rows of a shell out of a payload. React resolves rows by their ids, so their order does not matter.
 * @returns the page's own rows, and which rows of the shell it needs; `undefined` for a page that shares too little with the shell
 * to profit from it
 */
export function takeFromShell(shell: AppShell, payload: string): { own: OwnRows; shared: AppShellRows } | undefined {
  const places = splitBelowFold(payload)
    .above.map((row) => shell.rows.indexOf(row))
    .filter((place) => place !== -1);
  if (places.length === 0 || places.length < shell.rows.length * leastShare) return undefined;
  return {
    own: takeOwn(shell.rows, payload),
    shared: { shell: shell.name, places: toRanges(places.sort((a, b) => a - b)) },
  };
}

/** `[0, 1, 2, 5]` → `0-2,5` */
function toRanges(places: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const place of places) {
    const last = ranges.at(-1);
    if (last && place === last[1] + 1) last[1] = place;
    else ranges.push([place, place]);
  }
  return ranges.map(([first, last]) => (first === last ? first : `${first}-${last}`)).join(',');
}

/** The file of a shell, for pages and for the router: its path in the built site, and its content. */
export function writeAppShell({ name, rows, sizes }: AppShell): { path: string; text: string } {
  const script = `(${runAppShellScript})(${pickRows},${[name, rows, sizes].map((part) => JSON.stringify(part)).join()})`;
  return { path: `${appShellFolder}/${name}.js`, text: minifyScript(script) };
}
