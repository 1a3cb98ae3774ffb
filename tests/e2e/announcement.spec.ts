import type { Page } from '@playwright/test';
import { announcementKeys } from '@/components/announcement/announcement-storage';
import { getAnnouncementMessages } from '@/components/announcement/messages';
import { watchShifts } from '../support/layout-shifts';
import { answered } from '../support/problems';
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

const getBar = (page: Page, locale: TestLocale) =>
  page.getByRole('complementary', { name: getAnnouncementMessages(locale).label });
const getClose = (page: Page, locale: TestLocale) =>
  page.getByRole('button', { name: getAnnouncementMessages(locale).close });
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

  test(`the announcement stays on the next page, and closing it hides it on every page and in every open tab in ${code}`, async ({
    page,
    context,
  }) => {
    const other = await context.newPage();
    await other.goto(to('/blog'));
    await expect(getBar(other, locale)).toBeVisible();
    await page.goto(to('/'));
    const isSameDocument = await markDocument(page);
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

  test(`the announcement can also be closed on the 404 page in ${code}`, async ({ page, problems }) => {
    await page.goto(to('/nowhere'));
    await waitForHydration(page);
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

test('a closed announcement neither flashes nor shifts the layout', async ({ page, problems }) => {
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
  for (const path of ['/', '/id/docs/intro', '/nowhere']) {
    await page.goto(path);
    await expect(page.getByRole('button', { name: /\(.+\)$/ })).toBeVisible(); // The page has hydrated.
    await expect(page.locator('.announcement').first()).toBeAttached();
    expect(await page.evaluate(() => (window as unknown as { wasSeen: boolean }).wasSeen), path).toBe(false);
    expect(await getShifts(), path).toEqual([]);
  }
  problems.allow(answered(404));
});

test('showing the announcement causes no layout shift', async ({ page }) => {
  const getShifts = await watchShifts(page);
  for (const { to } of siteLocales) {
    await page.goto(to('/docs/get-started/quickstart'));
    await expect(page.getByRole('button', { name: /\(.+\)$/ })).toBeVisible();
    expect(await getShifts()).toEqual([]);
  }
});

test('a new announcement is shown to who closed the last one, and closes where another tab has shown a newer one', async ({
  page,
  context,
}) => {
  await store(page, { [announcementKeys.id]: 'an-older-one', [announcementKeys.dismiss]: 'true' });
  await page.goto('/');
  await expect(page.locator('.announcement')).toBeVisible();
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

test('an announcement with dates is shown only between them', async ({ page }) => {
  const day = 24 * 60 * 60 * 1000;
  const today = Date.UTC(2026, 1, 10);
  await page.clock.setFixedTime(today);
  for (const { from, until, isShown } of [
    { from: today + 1, until: today + day, isShown: false },
    { from: today - day, until: today, isShown: false },
    { from: today - day, until: today + day, isShown: true },
  ]) {
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
    const days = `from ${(from - today) / day} until ${(until - today) / day} days from now`;
    await expect(page.locator('.announcement'), days).toBeVisible({ visible: isShown });
    await expect.poll(() => getStored(page), days).toEqual(isShown ? [id, 'false'] : [null, null]);
  }
});
