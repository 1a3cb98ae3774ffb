import type { Page } from '@playwright/test';
import { announcementKeys } from '@/components/announcement/announcement-storage';
import { getAnnouncementMessages } from '@/components/announcement/messages';
import { watchShifts } from '../support/layout-shifts';
import { answered } from '../support/problems';
import { shownAnnouncement } from '../support/shown-announcement';
import { expect, markDocument, type TestLocale, test, testLocales, waitForHydration } from '../support/site';

test.skip(!shownAnnouncement, 'The site shows no announcement today.');

const id = shownAnnouncement?.id ?? '';

const getBar = (page: Page, locale: TestLocale) =>
  page.getByRole('complementary', { name: getAnnouncementMessages(locale).label });
const getClose = (page: Page, locale: TestLocale) =>
  page.getByRole('button', { name: getAnnouncementMessages(locale).close });
const getStored = (page: Page) =>
  page.evaluate((keys) => [localStorage.getItem(keys.id), localStorage.getItem(keys.dismiss)], announcementKeys);

/** Stores that a reader has closed an announcement. Call it before the page is opened; what the page stores then stays. */
const storeClosed = (page: Page, closed: string) =>
  page.addInitScript(
    ([keys, value]) => {
      if (localStorage.getItem(keys.id)) return;
      localStorage.setItem(keys.id, value);
      localStorage.setItem(keys.dismiss, 'true');
    },
    [announcementKeys, closed] as const,
  );

for (const locale of testLocales) {
  const { code, to } = locale;

  test(`closing the announcement hides it on every page and in every tab in ${code}`, async ({ page, context }) => {
    const getShifts = await watchShifts(page);
    const other = await context.newPage();
    await other.goto(to('/blog'));
    await expect(getBar(other, locale)).toBeVisible();
    await page.goto(to('/'));
    const isSameDocument = await markDocument(page);
    expect(await getShifts()).toEqual([]);
    const bar = getBar(page, locale);
    const link = bar.or(page.getByRole('main')).getByRole('link').first();
    const target = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect(page).toHaveURL(target);
    await expect(bar).toBeAttached();
    expect(await isSameDocument()).toBe(true);
    await expect.poll(() => getStored(page)).toEqual([id, 'false']);
    await getClose(page, locale).click();
    await expect(bar).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
    await expect(getBar(other, locale)).toBeHidden();
    expect(await getStored(page)).toEqual([id, 'true']);
    await page.goto(to('/docs/api/introduction'));
    await expect(bar).toBeHidden();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test(`the announcement is shown without its close button in ${code}`, async ({ page }) => {
      await page.goto(to('/docs/intro'));
      await expect(getBar(page, locale)).toBeVisible();
      await expect(getClose(page, locale)).toBeHidden();
    });
  });
}

test('a closed announcement neither flashes nor shifts the layout', async ({ page, problems }) => {
  await storeClosed(page, id);
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
  for (const path of ['/', '/id/docs/intro', '/nowhere']) {
    await page.goto(path);
    await expect(page.getByRole('button', { name: /\(.+\)$/ })).toBeVisible(); // The page has hydrated.
    await expect(page.locator('.announcement').first()).toBeAttached();
    expect(await page.evaluate(() => (window as unknown as { wasSeen: boolean }).wasSeen), path).toBe(false);
    expect(await getShifts(), path).toEqual([]);
  }
  problems.allow(answered(404));
});

test('a new announcement is shown to who closed the last one', async ({ page }) => {
  await storeClosed(page, 'an-older-one');
  await page.goto('/');
  await expect(page.locator('.announcement')).toBeVisible();
  await expect.poll(() => getStored(page)).toEqual([id, 'false']);
});

test('an announcement with dates is shown only between them', async ({ page }) => {
  const today = Date.UTC(2026, 1, 10);
  await page.clock.setFixedTime(today);
  for (const [from, until, isShown] of [
    [today + 1, today + 9, false],
    [today - 9, today, false],
    [today - 9, today + 9, true],
  ] as const) {
    // The page as a build with these dates would write it.
    await page.route('**/docs/intro', async (route) => {
      const response = await route.fetch();
      const dates = `<script data-from="${from}" data-until="${until}" data-id=`;
      await route.fulfill({ response, body: (await response.text()).replace('<script data-id=', dates) });
    });
    await page.goto('/docs/intro');
    await waitForHydration(page); // The page's own code does the storing.
    await expect(page.locator('.announcement')).toBeVisible({ visible: isShown });
    await expect.poll(() => getStored(page)).toEqual(isShown ? [id, 'false'] : [null, null]);
  }
});
