import { getPayloadPage, isPayload } from '../formats/next-router';
import { findLikelyPage } from './likely-pages';

/** The part of the Network Information API that is used; not every browser has it. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

const kibibyte = 1024;

/** Returns how many bytes may be spent on pages that may never be read: none where data is saved or the connection is slow. */
function getBudget(): number {
  const { connection } = navigator as Navigator & { connection?: Connection };
  const { saveData, effectiveType } = connection ?? {};
  if (saveData || effectiveType?.includes('2g') || matchMedia('(prefers-reduced-data: reduce)').matches) return 0;
  return (effectiveType === '3g' ? 48 : 96) * kibibyte;
}

/** Returns whether pages may be fetched that may never be read. */
export function canPrefetch(): boolean {
  return getBudget() > 0;
}

/** Bytes that a large page needs: the budget has to have as much left for another one. */
const largePage = 12 * kibibyte;

/** Milliseconds after which a page that is still loading no longer holds up the next one. */
const patience = 3000;

/** URLs of the pages that the router has, because they were opened or prefetched in this document, by whomever. */
const fetched = new Set<string>();

/** Resolves when the browser has nothing else to do, or after two seconds. */
function waitForIdle(): Promise<unknown> {
  const timeout = 2000;
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout });
    else setTimeout(resolve, timeout);
  });
}

export interface PrefetchAhead {
  /** Prefetches pages that are in sight now, unless it is still doing so. */
  run: () => Promise<void>;
  stop: () => void;
}

/**
 * Prefetches the pages that a reader of the open page may go to next, one after the other, as long as the budget of the page view lasts.
 * @param prefetch gives the address of a page to the router
 * @param basePath path that the site is served under
 */
export function createPrefetchAhead(prefetch: (address: string) => void, basePath: string): PrefetchAhead {
  const budget = getBudget();
  let spent = 0;
  let isRunning = false;
  let isStopped = budget === 0;
  let finishPage = () => {};
  const observer = new PerformanceObserver((list) => {
    for (const { name, transferSize } of list.getEntries() as PerformanceResourceTiming[]) {
      if (isPayload(name)) spent += transferSize;
      const page = getPayloadPage(name);
      if (!page) continue;
      fetched.add(page);
      finishPage();
    }
  });
  fetched.add(`${location.origin}${location.pathname}`);
  if (!isStopped) observer.observe({ type: 'resource' });

  /** Waits for an idle browser and looks anew each time, as the reader may have scrolled or opened the menu. */
  async function findNext() {
    await waitForIdle();
    return isStopped || spent + largePage > budget ? undefined : findLikelyPage(basePath, fetched);
  }

  async function run() {
    if (isRunning || isStopped) return;
    isRunning = true;
    for (let page = await findNext(); page; page = await findNext()) {
      fetched.add(page);
      prefetch(page);
      await new Promise<void>((resolve) => {
        finishPage = resolve;
        setTimeout(resolve, patience);
      });
    }
    isRunning = false;
  }

  function stop() {
    isStopped = true;
    observer.disconnect();
  }

  return { run, stop };
}
