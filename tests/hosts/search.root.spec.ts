import { expect, test, testLocales } from '../support/site';

// The site below a path has its search elsewhere, so this is for the one at the root.
for (const { code, to } of testLocales) {
  test(`the files of the search are found and read in ${code}`, async ({ page }) => {
    await page.goto(to('/search?q=ocr'));
    const hit = page.getByRole('main').getByRole('listitem').getByRole('link').first();
    await expect(hit).toContainText('OCR');
    await hit.click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('OCR');
  });
}
