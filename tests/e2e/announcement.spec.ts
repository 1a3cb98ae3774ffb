import type { Page } from '@playwright/test';
import { announcementKeys } from '@/components/announcement/announcement-storage';
import { blockStorage } from '../support/block-storage';
import { watchShifts } from '../support/layout-shifts';
import { answered, nothingStored } from '../support/problems';
import { shownAnnouncement } from '../support/shown-announcement';
import {
  expect,
  markDocument,
  siteLocales,
  type TestLocale,
  test,
  testLocales,
  waitForHydration,
} from '../support/site';

test.skip(!shownAnnouncement, 'The site shows no announcement today.');

const id = shownAnnouncement?.id ?? '';

const getBar = (page: Page, { texts }: TestLocale) =>
  page.getByRole('complementary', { name: texts.announcement.label });
const getClose = (page: Page, { texts }: TestLocale) => page.getByRole('button', { name: texts.announcement.close });
const getStored = (page: Page) =>
  page.evaluate((keys) => [localStorage.getItem(keys.id), localStorage.getItem(keys.dismiss)], announcementKeys);

/** Stores what an earlier visit left behind, before the page loads; only once, so that later loads keep what the page stores. */
async function store(page: Page, values: Record<string, string>): Promise<void> {
  await page.addInitScript((entries) => {
    if (sessionStorage.getItem('is-stored')) return;
    sessionStorage.setItem('is-stored', 'true');
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, values);
}

for (const locale of testLocales) {
  const { code, texts, to } = locale;

  test(`closing the announcement hides it on every page and in every open tab in ${code}`, async ({
    page,
    context,
  }) => {
    const other = await context.newPage();
    await other.goto(to('/blog'));
    await expect(getBar(other, locale)).toBeVisible();
    await page.goto(to('/docs/intro'));
    const bar = getBar(page, locale);
    await expect.poll(() => getStored(page)).toEqual([id, 'false']);
    await getClose(page, locale).click();
    await expect(bar).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
    await expect(getBar(other, locale)).toBeHidden();
    expect(await getStored(page)).toEqual([id, 'true']);
    for (const path of ['/', '/docs/api/introduction']) {
      await page.goto(to(path));
      await expect(bar).toBeHidden();
    }
  });

  test(`following the announcement link needs no full page load and keeps the bar, in ${code}`, async ({ page }) => {
    const [, target] = /\]\((.+?)\)/.exec(shownAnnouncement?.text[code] ?? '') ?? [];
    test.skip(!target, 'The announcement has no link.');
    await page.goto(to('/'));
    const isSameDocument = await markDocument(page);
    await getBar(page, locale).getByRole('link').first().click();
    await expect(page).toHaveURL(to(target ?? ''));
    await expect(getBar(page, locale)).toBeAttached();
    expect(await isSameDocument()).toBe(true);
  });

  test(`the announcement can also be closed on the 404 page in ${code}`, async ({ page, problems }) => {
    await page.goto(to('/nowhere'));
    await getClose(page, locale).click();
    await expect(getBar(page, locale)).toBeHidden();
    problems.allow(answered(404));
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test(`the announcement is shown without its close button in ${code}`, async ({ page }) => {
      await page.goto(to('/docs/intro'));
      await expect(page.getByText(texts.nav.skip)).toBeAttached();
      await expect(getBar(page, locale)).toBeVisible();
      await expect(getClose(page, locale)).toBeHidden();
    });
  });
}

for (const path of ['/', '/id/docs/intro', '/nowhere']) {
  test(`a closed announcement neither flashes nor shifts the layout at ${path}`, async ({ page, problems }) => {
    await store(page, { [announcementKeys.id]: id, [announcementKeys.dismiss]: 'true' });
    await page.addInitScript(() => {
      Object.assign(window, { wasSeen: false });
      const look = () => {
        const bars = [...document.querySelectorAll('.announcement')];
        if (bars.some((bar) => bar.checkVisibility())) Object.assign(window, { wasSeen: true });
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    const getShifts = await watchShifts(page);
    await page.goto(path);
    await expect(page.getByRole('button', { name: /\(.+\)$/ })).toBeVisible(); // The page has hydrated.
    await expect(page.locator('.announcement').first()).toBeAttached();
    expect(await page.evaluate(() => (window as unknown as { wasSeen: boolean }).wasSeen)).toBe(false);
    expect(await getShifts()).toBe(0);
    problems.allow(answered(404));
  });
}

test('showing the announcement causes no layout shift', async ({ page }) => {
  const getShifts = await watchShifts(page);
  for (const { to } of siteLocales) {
    await page.goto(to('/docs/get-started/quickstart'));
    await expect(page.getByRole('button', { name: /\(.+\)$/ })).toBeVisible();
    expect(await getShifts()).toBe(0);
  }
});

test('a new announcement is shown to a reader who closed the previous one', async ({ page }) => {
  await store(page, { [announcementKeys.id]: 'an-older-one', [announcementKeys.dismiss]: 'true' });
  await page.goto('/');
  await expect(page.locator('.announcement')).toBeVisible();
  await expect.poll(() => getStored(page)).toEqual([id, 'false']);
});

test('an announcement closes where another tab has shown a newer one, which stays open', async ({ page, context }) => {
  await page.goto('/');
  await expect.poll(() => getStored(page)).toEqual([id, 'false']);
  const other = await context.newPage();
  await other.goto('/privacy');
  await waitForHydration(other); // It records the announcement that it shows itself.
  await other.evaluate((key) => localStorage.setItem(key, 'a-newer-one'), announcementKeys.id);
  await expect.poll(() => getStored(page)).toEqual(['a-newer-one', 'false']);
  await page.locator('.announcement-close').click();
  await expect(page.locator('.announcement')).toBeHidden();
  expect(await getStored(page)).toEqual(['a-newer-one', 'false']);
});

test('with storage blocked, the announcement still closes', async ({ page, problems }) => {
  await blockStorage(page);
  await page.goto('/');
  await page.locator('.announcement-close').click();
  await expect(page.locator('.announcement')).toBeHidden();
  problems.expect(nothingStored);
});

test.describe('an announcement with dates is shown only between them', () => {
  const day = 24 * 60 * 60 * 1000;
  const today = Date.UTC(2026, 1, 10);
  for (const { from, until, isShown } of [
    { from: today - day, until: today + day, isShown: true },
    { from: today + 1, until: today + day, isShown: false },
    { from: today - day, until: today, isShown: false },
  ]) {
    test(`from ${(from - today) / day} until ${(until - today) / day} days from now`, async ({ page }) => {
      await page.clock.setFixedTime(today);
      // The page as a build with these dates would write it.
      await page.route('**/docs/intro', async (route) => {
        const response = await route.fetch();
        const html = (await response.text()).replace(
          '<script data-id=',
          `<script data-from="${from}" data-until="${until}" data-id=`,
        );
        await route.fulfill({ response, body: html });
      });
      await page.goto('/docs/intro');
      await waitForHydration(page); // The page's own code does the storing.
      await expect(page.locator('.announcement')).toBeVisible({ visible: isShown });
      await expect.poll(() => getStored(page)).toEqual(isShown ? [id, 'false'] : [null, null]);
    });
  }
});
