import { languageOfferKey } from '@/components/language-offer/offered-language';
import { hostedVariables, startHostedSite } from './hosted-site';
import type { Listening } from './listen';
import { test as base } from './site';

let started: Promise<Listening> | undefined;

/** A test of the site that `build-hosted.ts` makes; `site` is its address, with the base path. */
export const test = base.extend<{ site: string }>({
  site: async ({ page }, use) => {
    // Until the worker ends: with a fixture of the worker, Playwright would start one for these tests alone.
    started ??= startHostedSite();
    await page.addInitScript((key) => localStorage.setItem(key, 'en'), languageOfferKey);
    await use(`${(await started).url}${hostedVariables.NEXT_PUBLIC_BASE_PATH}`);
  },
});
