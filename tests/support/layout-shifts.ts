import type { Page } from '@playwright/test';

/**
 * Adds up the layout shifts while the page is open. Call it before the page loads.
 * @returns a function that returns the sum so far
 */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { shifts: 0 });
    new PerformanceObserver((list) => {
      const entries = list.getEntries() as (PerformanceEntry & { value: number })[];
      for (const { value } of entries) (window as unknown as { shifts: number }).shifts += value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: number }).shifts);
}
