import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { globSync } from 'tinyglobby';
import { locales } from '@/lib/i18n/locales';
import { type BrotliServer, compress, type SentFile } from './brotli-server';
import { getQuantile, toKiB } from './figures';
import { applyThrottling, type Profile, visitSite } from './profile';

/** Costs of loading a page: KiB as sent, until the network has been idle for a while. */
export interface PageSize {
  html: number;
  /** Kilobytes of HTML before compression. */
  htmlRaw: number;
  css: number;
  js: number;
  /** Files that the page prefetches without any interaction, and the number of requests. */
  ahead: number;
  aheadRequests: number;
  requests: number;
}

/** Times that a reader waits, in milliseconds; `shift` is the cumulative layout shift, which has no unit. */
export interface PageSpeed {
  firstPaint: number;
  largestPaint: number;
  blocked: number;
  shift: number;
  /** From the click on a link to the heading of its page. */
  click: number;
}

/** A page to measure, and a link on it to click. */
export interface MeasuredPage {
  path: string;
  /** Address of a link in the page; without it no click is measured. */
  link?: string;
}

/** Measures what a page costs in a browser that has never seen the site. */
export async function measureSize(server: BrotliServer, browser: Browser, pagePath: string): Promise<PageSize> {
  const context = await browser.newContext();
  const sent = server.watchRequests();
  const page = await context.newPage();
  await page.goto(`${server.origin}${pagePath}`, { waitUntil: 'networkidle' });
  let requests: SentFile[];
  do {
    requests = sent();
    await page.waitForTimeout(1500); // What is fetched ahead follows one by one, whenever the browser is idle.
  } while (sent().length > requests.length);
  await context.close();
  const select = (kind: SentFile['kind']) => requests.filter((one) => one.kind === kind);
  const sum = (kind: SentFile['kind']) => toKiB(select(kind).reduce((all, { size }) => all + size, 0));
  return {
    html: sum('html'),
    htmlRaw: Math.round((select('html')[0]?.rawSize ?? Number.NaN) / 100) / 10,
    css: sum('css'),
    js: sum('js'),
    ahead: sum('ahead'),
    aheadRequests: select('ahead').length,
    requests: requests.length,
  };
}

/** Measures how long a reader waits for a page, and for the next one. */
export function measureSpeed(
  folder: string,
  { path: start, link }: MeasuredPage,
  profile: Profile,
): Promise<PageSpeed> {
  return visitSite(folder, profile, async (page, server) => {
    await applyThrottling(page, server, profile);
    await page.addInitScript(watchPaint);
    await page.goto(`${server.origin}${start}`, { waitUntil: 'networkidle' });
    await page.waitForTimeout(1500);
    const metrics = await page.evaluate(() => (window as MeasuredWindow).metrics);
    const click = link ? await measureClick(page, link) : Number.NaN;
    return { ...metrics, click };
  });
}

/** Returns the size of a built site in MB, without its social cards. */
export function measureFolder(folder: string): number {
  const files = globSync(['**/*', '!og/**'], { cwd: folder, dot: true });
  const bytes = files.reduce((all, file) => all + statSync(path.join(folder, file)).size, 0);
  return Math.round(bytes / 1e5) / 10;
}

/** Size in bytes that every documentation page exceeds and no redirect does. */
const largestRedirect = 5000;

/** Returns the median HTML size of all documentation pages, in KiB as a host would send them. */
export function measureDocuments(folder: string): number {
  const files = globSync(
    locales.map(({ prefix }) => `.${prefix}/docs/**/*.html`),
    { cwd: folder },
  );
  const pages = files
    .map((file) => readFileSync(path.join(folder, file)))
    .filter(({ length }) => length > largestRedirect);
  const sizes = pages.map((page) => compress(page).length);
  return toKiB(getQuantile(sizes, 0.5));
}

type PaintMetrics = Omit<PageSpeed, 'click'>;
type MeasuredWindow = Window & typeof globalThis & { metrics: PaintMetrics };

/** Runs in the page, and records when it was painted, its layout shift, and its total blocking time. */
function watchPaint(): void {
  const metrics: PaintMetrics = { firstPaint: 0, largestPaint: 0, blocked: 0, shift: 0 };
  (window as MeasuredWindow).metrics = metrics;
  // Named functions would need a compiler helper that the page does not have.
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { entryType, name, startTime, duration } = entry;
      if (name === 'first-contentful-paint') metrics.firstPaint = Math.round(startTime);
      if (entryType === 'largest-contentful-paint') metrics.largestPaint = Math.round(startTime);
      if (entryType === 'longtask') metrics.blocked += Math.round(Math.max(0, duration - 50));
      if (entryType === 'layout-shift' && 'value' in entry) metrics.shift += Number(entry.value);
    }
  });
  for (const type of ['paint', 'largest-contentful-paint', 'longtask', 'layout-shift']) {
    observer.observe({ type, buffered: true });
  }
}

/** Goes straight to a link and clicks, as navigation benchmarks do, which leaves no time to prefetch on hover. */
async function measureClick(page: Page, link: string): Promise<number> {
  const target = page.locator(`a[href$="${link}"]`).filter({ visible: true }).first();
  await target.scrollIntoViewIfNeeded();
  const waitTime = page.evaluate(
    (href) =>
      new Promise<number>((resolve) => {
        const heading = document.querySelector('h1')?.textContent;
        let clickedAt = Number.NaN;
        addEventListener('click', ({ timeStamp }) => (clickedAt = timeStamp), { capture: true, once: true });
        const observer = new MutationObserver(() => {
          const next = document.querySelector('h1')?.textContent;
          if (!location.pathname.endsWith(href) || !next || next === heading) return;
          observer.disconnect();
          resolve(performance.now() - clickedAt);
        });
        observer.observe(document, { childList: true, subtree: true, characterData: true });
      }),
    link,
  );
  await target.click();
  return Math.round(await waitTime);
}
