import { languageOfferKey } from '@/lib/browser/stored-choices';
import { hostedVariables, startHostedSite } from './hosted-site';
import { test as base } from './site';

/** A test of the site that `build-hosted.ts` makes; `site` is its address, with the base path. */
export const test = base.extend<{ site: string }, { hostedUrl: string }>({
  // One for each worker, as pages may still be loading something when a test ends.
  hostedUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern
    async ({}, use) => {
      const server = await startHostedSite();
      await use(`${server.url}${hostedVariables.NEXT_PUBLIC_BASE_PATH}`);
      await server.close();
    },
    { scope: 'worker' },
  ],
  site: async ({ page, hostedUrl }, use) => {
    await page.addInitScript((key) => localStorage.setItem(key, 'en'), languageOfferKey);
    await use(hostedUrl);
  },
});
