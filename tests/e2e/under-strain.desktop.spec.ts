import type { Page } from '@playwright/test';
import { getAnnouncementMessages } from '@/components/announcement/messages';
import { getFailureMessages } from '@/components/failures/messages';
import { getNotFoundMessages } from '@/components/not-found/messages';
import { expectNoViolations } from '../support/accessibility';
import { withCrash } from '../support/crash';
import { test } from '../support/hosted-page';
import { disableReload } from '../support/loading';
import { answered, broken, refused, reloaded } from '../support/problems';
import { shownAnnouncement } from '../support/shown-announcement';
import { expect, type TestLocale, testLocales } from '../support/site';

/** What a reader may see besides a normal page: how it comes about, where, and what has to be in view then. */
const states = {
  ...(shownAnnouncement && {
    'the announcement': {
      path: '/docs/intro',
      prepare: async () => {},
      find: (page: Page, locale: TestLocale) =>
        page.getByRole('button', { name: getAnnouncementMessages(locale).close }),
    },
  }),
  'the page for unknown addresses': {
    path: '/docs/sdk/pyton',
    prepare: async () => {},
    find: (page: Page, locale: TestLocale) => page.getByRole('searchbox', { name: getNotFoundMessages(locale).search }),
  },
  'a crashed page': {
    path: withCrash('/docs/get-started/quickstart', 'page'),
    prepare: async () => {},
    find: (page: Page, { crash }: TestLocale) => page.getByRole('button', { name: crash.retry }),
  },
  'the red box': {
    path: '/docs/intro',
    prepare: (page: Page) => page.route('**/_next/**/*.js', (route) => route.abort()),
    find: (page: Page, locale: TestLocale) =>
      page.getByRole('button', { name: getFailureMessages(locale).loadFailure.retry }),
  },
  'the banner of a wrong base URL': {
    path: '/docs/intro',
    prepare: async (page: Page) => {
      await disableReload(page);
      await page.route('**/_next/**', (route) => route.abort());
    },
    find: (page: Page, locale: TestLocale) =>
      page.getByRole('alert').filter({ hasText: getFailureMessages(locale).baseUrl.title }),
  },
};

/** The narrowest phone, and a desktop window of 1280 px at a zoom of 200%. */
const sizes = [
  { width: 320, height: 640 },
  { width: 640, height: 400 },
];

for (const locale of testLocales) {
  for (const [name, { path, prepare, find }] of Object.entries(states)) {
    test(`${name} fits a narrow screen in dark mode and 200% zoom in light mode in ${locale.code}`, {
      tag: '@matrix',
    }, async ({ page, site, problems }) => {
      const root = name === 'a crashed page' ? site : '';
      await prepare(page);
      for (const [index, size] of sizes.entries()) {
        const colorScheme = index === 0 ? 'dark' : 'light';
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.setViewportSize(size);
        await page.goto(`${root}${locale.to(path)}`);
        const target = find(page, locale);
        if (name === 'the page for unknown addresses') await target.scrollIntoViewIfNeeded();
        await expect(target).toBeInViewport({ ratio: 1 });
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        // Without any styles the browser's default layout decides.
        if (name !== 'the banner of a wrong base URL') expect(overflow, `${size.width} px`).toBeLessThanOrEqual(0);
        await expectNoViolations(page, `${size.width} px`, { part: 'body', only: ['color-contrast'] });
      }
      problems.allow(refused, answered(404), broken, reloaded);
    });
  }
}
