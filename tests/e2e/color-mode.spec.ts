import { expect, test, testLocales } from '../support/site';

for (const { code, texts, to } of testLocales) {
  test(`the toggle changes the mode, names what it will do, and is remembered in ${code}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(to('/'));
    await expect(page.locator('html')).not.toHaveClass(/dark/);
    await page.getByRole('button', { name: texts.colorMode.toDark }).click();
    await expect(page.locator('html')).toHaveClass(/dark/);
    await page.reload();
    await expect(page.locator('html')).toHaveClass(/dark/);
    await expect(page.getByRole('button', { name: texts.colorMode.toLight })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  });
}

test('without a choice the preference of the system counts', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/docs/intro');
  await expect(page.locator('html')).toHaveClass(/dark/);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).not.toHaveClass(/dark/);
});
