import { expect, getPager, markDocument, test, testLocales, waitForHydration } from '../support/site';

for (const { code, texts, to } of testLocales) {
  test.describe(`in ${code}`, () => {
    test('the first tab stop skips to the content, and the navbar covers no heading', async ({ page }) => {
      await page.goto(to('/docs/capabilities/liveness-detection'));
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: texts.nav.skip });
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
      const bar = page.getByRole('banner');
      await page.goto(to('/docs/capabilities/liveness-detection#limits'));
      const heading = page.locator('h2#limits');
      await expect(heading).toBeInViewport();
      const [box, barBox] = [await heading.boundingBox(), await bar.boundingBox()];
      expect(box?.y).toBeGreaterThan((barBox?.y ?? 0) + (barBox?.height ?? 0));
      await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      await expect(page.getByRole('contentinfo')).toBeInViewport();
      await expect(bar).toBeInViewport();
    });

    test('following a link by keyboard moves focus to the new page or the linked heading', async ({ page }) => {
      await page.goto(to('/docs/get-started/overview'));
      await waitForHydration(page);
      await getPager(page, { texts }).next.press('Enter');
      await expect(page).toHaveURL(to('/docs/get-started/quickstart'));
      const main = page.getByRole('main');
      await expect(main).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(main.locator(':focus')).toHaveCount(1);

      const anchor = '/docs/developer-guides/webhooks#verify';
      await page.goto(to('/docs/api/wa-agent/authentication'));
      await waitForHydration(page);
      await main.locator(`a[href="${to(anchor)}"]`).press('Enter');
      await expect(page).toHaveURL(to(anchor));
      await expect(main.locator('#verify')).toBeFocused();
    });

    test('a link to a field in a collapsed section of another page expands that section', async ({ page }) => {
      const field = to('/docs/api/endpoints/ocr#response-200-fields-nik-value');
      await page.goto(to('/docs/api/wa-agent/authentication'));
      const isSameDocument = await markDocument(page);
      const link = page.getByRole('main').locator('.prose a').first();
      await link.evaluate((element, href) => element.setAttribute('href', href), field);
      await link.click();
      await expect(page).toHaveURL(field);
      await expect(page.locator('#response-200-fields-nik-value')).toBeInViewport();
      expect(await isSameDocument()).toBe(true);
    });
  });
}
