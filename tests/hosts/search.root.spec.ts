import { expect, siteLocales, test } from '../support/site';

// Only for the site at the root: the one below a path uses a hosted search.
for (const { code, to } of siteLocales) {
  test(`the search page finds a page and opens it in ${code}`, async ({ page }) => {
    await page.goto(to('/search?q=ocr'));
    const hit = page.getByRole('main').getByRole('listitem').getByRole('link').first();
    await expect(hit).toContainText('OCR');
    await hit.click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('OCR');
  });
}
