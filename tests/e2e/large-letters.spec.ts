import { expect, getOverflow, test, testLocales } from '../support/site';

const paths = [
  '/',
  '/docs/get-started/quickstart',
  '/docs/api/endpoints/ocr',
  '/docs/pricing/Plans',
  '/blog',
  '/search',
];

for (const { code, texts, to } of testLocales) {
  test(`with large letters, pages have the layout that has room for them in ${code}`, async ({ page }) => {
    // As for a reader who has set letters of 32 px in the browser.
    const client = await page.context().newCDPSession(page);
    await client.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    for (const path of paths) {
      await page.goto(to(path));
      await expect(page.getByRole('button', { name: texts.nav.openMenu }), path).toBeVisible();
      expect(await getOverflow(page), path).toBe(0);
    }
  });
}
