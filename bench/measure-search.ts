import type { Page } from '@playwright/test';
import { getQuantile, toKiB } from './figures';
import { applyThrottling, type Profile, visitSite } from './profile';

/** Costs of a first search. */
export interface SearchMeasure {
  /** KiB as sent, before the first hits and in all. */
  firstSize: number;
  wholeSize: number;
  /** Milliseconds from the key that opens the search to the first hits, typing included. */
  firstHits: number;
  /** Milliseconds from a keystroke to its hits, once everything is loaded: median and 95th percentile. */
  keyMedian: number;
  keyP95: number;
  /** Milliseconds of the longest task in the page. */
  longestTask: number;
}

const firstQuery = 'webhook';
const laterQueries = ['create contact', 'face_not_found', 'how to verify a signature'];

/**
 * Searches a built site in a browser that has never seen it.
 * @param folder folder of the built site
 * @param start path of the page to begin on, with the base path
 */
export function measureSearch(folder: string, start: string, profile: Profile): Promise<SearchMeasure> {
  return visitSite(folder, profile, async (page, server) => {
    await page.goto(`${server.origin}${start}`, { waitUntil: 'networkidle' });
    await applyThrottling(page, server, profile);
    const sentBefore = server.getSent();
    await page.evaluate(watchFirstHits);

    await page.keyboard.press('Control+K');
    for (const letter of firstQuery) {
      await page.keyboard.insertText(letter);
      await page.waitForTimeout(60);
    }
    const firstHits = await page.waitForFunction(() => (window as MeasuredWindow).firstHits);
    const firstSize = server.getSent() - sentBefore;
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(1500); // The texts are indexed once they have loaded.

    const keys = await measureKeys(page);
    const longestTask = await page.evaluate(() => Math.max(0, ...(window as MeasuredWindow).longTasks));
    return {
      firstSize: toKiB(firstSize),
      wholeSize: toKiB(server.getSent() - sentBefore),
      firstHits: Math.round(await firstHits.jsonValue()),
      ...keys,
      longestTask: Math.round(longestTask),
    };
  });
}

type MeasuredWindow = Window & typeof globalThis & { longTasks: number[]; keyTimes: number[]; firstHits: number };

/** Runs in the page, and records long tasks and the time from the next keydown to the first hits. */
function watchFirstHits(): void {
  const measured = window as MeasuredWindow;
  measured.longTasks = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) measured.longTasks.push(duration);
  }).observe({ type: 'longtask' });
  let openedAt: number | undefined;
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      openedAt ??= timeStamp;
    },
    { capture: true },
  );
  const observer = new MutationObserver(() => {
    if (openedAt === undefined || !document.querySelector('.DocSearch-Hit')) return;
    measured.firstHits = performance.now() - openedAt;
    observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** Types queries key by key, and measures how long each takes to change the list. */
async function measureKeys(page: Page): Promise<Pick<SearchMeasure, 'keyMedian' | 'keyP95'>> {
  const input = page.locator('.DocSearch-Input');
  await page.evaluate(() => {
    const measured = window as MeasuredWindow;
    measured.keyTimes = [];
    const field = document.querySelector('.DocSearch-Input');
    const list = document.querySelector('.DocSearch-Modal');
    if (!field || !list) throw new Error('The search dialog is not open.');
    let typedAt: number | undefined;
    field.addEventListener('input', () => {
      typedAt = performance.now();
    });
    new MutationObserver((changes) => {
      const isList = changes.some(({ target }) => target instanceof Element && target.closest('.DocSearch-Dropdown'));
      if (typedAt === undefined || !isList) return;
      measured.keyTimes.push(performance.now() - typedAt);
      typedAt = undefined;
    }).observe(list, { childList: true, subtree: true, characterData: true });
  });
  for (const query of laterQueries) {
    await input.fill('');
    await input.pressSequentially(query, { delay: 150 });
    await page.waitForTimeout(300);
  }
  const times = await page.evaluate(() => (window as MeasuredWindow).keyTimes);
  return { keyMedian: getQuantile(times, 0.5), keyP95: getQuantile(times, 0.95) };
}
