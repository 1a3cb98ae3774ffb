import { expect, markDocument, test, testLocales, waitForHydration } from '../support/site';

for (const { code, texts, to } of testLocales) {
  test.describe(`in ${code}`, () => {
    test('the first tab stop skips to the main content', async ({ page }) => {
      await page.goto(to('/docs/intro'));
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: texts.nav.skip });
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
    });

    test('the navbar stays visible while the page scrolls', async ({ page }) => {
      await page.goto(to('/docs/get-started/quickstart'));
      await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      await expect(page.getByRole('contentinfo')).toBeInViewport();
      await expect(page.getByRole('banner')).toBeInViewport();
    });

    test('previous and next links follow the sidebar order', async ({ page }) => {
      await page.goto(to('/docs/get-started/overview'));
      const isSameDocument = await markDocument(page);
      const pager = page.getByRole('navigation', { name: texts.docs.pagination });
      await pager.getByRole('link', { name: texts.docs.next }).click();
      await expect(page).toHaveURL(to('/docs/get-started/quickstart'));
      await pager.getByRole('link', { name: texts.docs.previous }).click();
      await expect(page).toHaveURL(to('/docs/get-started/overview'));
      expect(await isSameDocument()).toBe(true);
    });

    test('following a link by keyboard moves focus to the new page or the linked heading', async ({ page }) => {
      await page.goto(to('/docs/get-started/overview'));
      await waitForHydration(page);
      const pager = page.getByRole('navigation', { name: texts.docs.pagination });
      await pager.getByRole('link', { name: texts.docs.next }).press('Enter');
      await expect(page).toHaveURL(to('/docs/get-started/quickstart'));
      const main = page.getByRole('main');
      await expect(main).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(main.locator(':focus')).toHaveCount(1);

      const anchor = '/docs/api/endpoints/events#check-the-signature';
      await page.goto(to('/docs/api/wa-agent/authentication'));
      await waitForHydration(page);
      await main.locator(`a[href="${to(anchor)}"]`).press('Enter');
      await expect(page).toHaveURL(to(anchor));
      await expect(main.locator('#check-the-signature')).toBeFocused();
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

    test('a page has the same content on load, on going back and when fetched by the router', async ({ page }) => {
      // Tab ids differ when rendered in the browser, so the text and the number of elements are compared.
      const readText = () =>
        page.locator('.prose').evaluate((text) => [text.textContent, text.querySelectorAll('*').length]);
      const { previous, next } = texts.docs;
      const pager = page.getByRole('navigation', { name: texts.docs.pagination });
      await page.goto(to('/docs/get-started/quickstart'));
      const isSameDocument = await markDocument(page);
      const text = await readText();
      await pager.getByRole('link', { name: next }).click();
      await expect(page).toHaveURL(to('/docs/get-started/widget-integration'));
      await page.goBack();
      await expect(page).toHaveURL(to('/docs/get-started/quickstart'));
      await expect.poll(readText).toEqual(text);
      expect(await isSameDocument()).toBe(true);

      await page.goto(to('/docs/get-started/widget-integration'));
      await waitForHydration(page);
      await pager.getByRole('link', { name: previous }).click();
      await expect(page).toHaveURL(to('/docs/get-started/quickstart'));
      await expect.poll(readText).toEqual(text);
    });

    test('a heading opened by its anchor is not covered by the navbar', async ({ page }) => {
      await page.goto(to('/docs/capabilities/liveness-detection#limits'));
      const heading = page.locator('h2#limits');
      await expect(heading).toBeInViewport();
      const [box, bar] = [await heading.boundingBox(), await page.getByRole('banner').boundingBox()];
      expect(box?.y).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
    });

    test('every kind of page has a footer with the copyright and no links', async ({ page }) => {
      for (const path of ['/', '/docs/intro', '/blog/welcome', '/search']) {
        await page.goto(to(path));
        const footer = page.getByRole('contentinfo');
        await expect(footer).toHaveText('Copyright © 2025 Agent Developer Platform');
        await expect(footer.getByRole('link')).toHaveCount(0);
      }
    });
  });
}
