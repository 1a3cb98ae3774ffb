import type { Page } from '@playwright/test';

/** Stops the timers of a page whose clock was installed before it was opened; from now on, `page.clock.runFor` runs them. */
export async function pauseClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 5_000); // Whatever had been waiting is over by then.
}
