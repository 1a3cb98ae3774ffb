import { expect, test, testLocales, waitForHydration } from '../support/site';

for (const { code, texts, to } of testLocales) {
  test(`the copy button of an untitled code block copies the code and announces it in ${code}`, async ({ page }) => {
    await page.goto(to('/docs/capabilities/liveness-detection'));
    await waitForHydration(page);
    const block = page
      .locator('figure')
      .filter({ hasNot: page.locator('figcaption') })
      .first();
    await expect(block.locator('[tabindex="0"]')).toHaveCount(1); // Besides the button.
    await Promise.all([
      expect(page.getByRole('status').filter({ hasText: texts.code.copied })).toHaveCount(1),
      block.getByRole('button', { name: texts.code.copy }).click(),
    ]);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^curl https:\/\/api\.agent\.example/);
  });

  test(`a diff is copied as it is afterwards in ${code}`, async ({ page }) => {
    await page.goto(to('/docs/tutorial-basics/markdown-features'));
    await waitForHydration(page);
    const figure = page.locator('figure').filter({ has: page.locator('.diff.remove') });
    await figure.getByRole('button', { name: texts.code.copy }).click();
    await expect(figure.locator('[data-copied]')).toHaveCount(1);
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.match(/const threshold = .*;/g)).toEqual(['const threshold = 0.85;']);
  });

  test(`without the clipboard API, the copy button selects the code in ${code}`, async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await page.goto(to('/docs/capabilities/liveness-detection'));
    await waitForHydration(page);
    const block = page.locator('figure').first();
    await Promise.all([
      expect(page.getByRole('status').filter({ hasText: texts.code.selected })).toHaveCount(1),
      block.getByRole('button', { name: texts.code.copy }).click(),
    ]);
    const getSelected = () => page.evaluate(() => window.getSelection()?.toString());
    await expect.poll(getSelected).toContain('curl https://api.agent.example');
  });
}
