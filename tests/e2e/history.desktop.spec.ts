import type { Page } from '@playwright/test';
import { getSearchButton, getSearchDialog } from '../support/search';
import { expect, getContents, getPager, markDocument, test, testLocales, waitForHydration } from '../support/site';

const getPlace = (page: Page) => page.evaluate(() => window.scrollY);
const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

/** Records where the page is in each frame from now on. @returns the different places so far, in order */
async function recordPlaces(page: Page): Promise<() => Promise<number[]>> {
  const recorded = await page.evaluateHandle(() => {
    const places: number[] = [];
    const record = () => {
      if (places.at(-1) !== window.scrollY) places.push(window.scrollY);
      requestAnimationFrame(record);
    };
    record();
    return places;
  });
  return () => recorded.jsonValue();
}

test('going back between pages without a sidebar restores the scroll position at once', async ({ page }) => {
  await page.goto('/blog/long-blog-post');
  await waitForHydration(page);
  await scrollTo(page, 3000);
  await page.getByRole('banner').getByRole('link').first().dispatchEvent('click'); // A click by the mouse would scroll to the link first.
  await page.waitForURL('/');
  const getPlaces = await recordPlaces(page);
  await page.goBack();
  await expect.poll(() => getPlace(page)).toBe(3000);
  expect((await getPlaces()).filter((place) => place > 0 && place < 3000)).toEqual([]);
});

for (const locale of testLocales) {
  const { code, to } = locale;

  test.describe(`in ${code}`, () => {
    test('a route change scrolls to the top or to the linked heading, going back restores scroll', async ({ page }) => {
      await page.goto(to('/docs/get-started/quickstart'));
      await waitForHydration(page);
      await scrollTo(page, 3000);
      const { next } = getPager(page, locale);
      await next.scrollIntoViewIfNeeded();
      const before = await getPlace(page);
      expect(before).toBeGreaterThan(1_000);
      await next.click();
      await page.waitForURL(to('/docs/get-started/sandbox'));
      await expect.poll(() => getPlace(page)).toBe(0);
      await page.goBack();
      await expect.poll(async () => Math.abs((await getPlace(page)) - before)).toBeLessThan(50);

      await page.goto(to('/docs/sdks/android'));
      const isSameDocument = await markDocument(page);
      await page.locator('article a[href$="#retries"]').click();
      await page.waitForURL(to('/docs/sdks/overview#retries'));
      await expect(page.locator('h2#retries, h3#retries')).toBeInViewport();
      expect(await isSameDocument()).toBe(true);
    });

    test('going back closes an open search or shortcut help, and restores the scroll position', async ({ page }) => {
      await page.goto(to('/docs/get-started/quickstart'));
      await waitForHydration(page);
      // The pager is at the end of the page, so Playwright scrolls there before it clicks.
      await getPager(page, locale).next.click();
      await page.waitForURL(to('/docs/get-started/sandbox'));
      await expect.poll(() => getPlace(page)).toBe(0);
      await scrollTo(page, 400);
      await getSearchButton(page, locale).click();
      const { dialog, input } = getSearchDialog(page, locale);
      await expect(input).toBeFocused();
      await page.goBack();
      await page.waitForURL(to('/docs/get-started/quickstart'));
      await expect(dialog).toBeHidden();
      await expect.poll(() => getPlace(page)).toBeGreaterThan(1000);

      await page.goForward();
      await page.waitForURL(to('/docs/get-started/sandbox'));
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.goBack();
      await page.waitForURL(to('/docs/get-started/quickstart'));
      await expect(page.getByRole('dialog')).toBeHidden();
    });

    test('going back to a heading of the last page shows that page', async ({ page }) => {
      await page.goto(to('/docs/intro'));
      await waitForHydration(page);
      const title = page.getByRole('heading', { level: 1 });
      const titleText = (await title.textContent()) ?? '';
      const heading = getContents(page, locale).getByRole('link').last();
      const hash = (await heading.getAttribute('href')) ?? '';
      await heading.click();
      await heading.click(); // A second click replaces the history entry of the first.
      await page.waitForURL(to(`/docs/intro${hash}`));
      await getPager(page, locale).next.click();
      await page.waitForURL(to('/docs/get-started/overview'));
      await expect(title).not.toHaveText(titleText);
      await page.goBack();
      await page.waitForURL(to(`/docs/intro${hash}`));
      await expect(title).toHaveText(titleText);
      await expect(page.locator(hash)).toBeInViewport();
    });
  });
}
