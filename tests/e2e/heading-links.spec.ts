import { english, expect, test, testLocales, waitForHydration } from '../support/site';

for (const { code, texts, to } of testLocales) {
  test(`pressing Enter on a heading link copies its URL and announces it in ${code}`, async ({ page, baseURL }) => {
    await page.goto(to('/docs/intro'));
    await waitForHydration(page);
    const heading = page.getByRole('article').getByRole('heading', { level: 2 });
    const announcement = page.getByRole('status').filter({ hasText: texts.docs.linkCopied });
    for (const index of [0, 1]) {
      await expect(announcement).toHaveCount(0);
      const link = heading.nth(index).getByRole('link');
      await link.focus();
      await Promise.all([expect(announcement).toBeVisible(), page.keyboard.press('Enter')]);
      const id = await heading.nth(index).getAttribute('id');
      await expect(page).toHaveURL(`${to('/docs/intro')}#${id}`);
      const address = `${baseURL}${to('/docs/intro')}#${id}`;
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(address);
    }
  });
}

test('the # sign of a heading copies the URL, and its text only navigates', async ({ page }) => {
  await page.goto('/docs/intro');
  await waitForHydration(page);
  const link = page.getByRole('article').getByRole('heading', { level: 2 }).getByRole('link').first();
  await page.evaluate(() => navigator.clipboard.writeText('kept'));
  await link.click({ position: { x: 5, y: 12 } });
  await expect(page).toHaveURL(/#./);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('kept');
  await Promise.all([
    expect(page.getByText(english.texts.docs.linkCopied)).toBeVisible(),
    link.locator('.heading-sign').click(),
  ]);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});
