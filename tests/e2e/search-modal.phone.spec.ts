import { getSearchButton, getSearchDialog } from '../support/search';
import { expect, test, testLocales } from '../support/site';

for (const locale of testLocales) {
  const { code, texts, to } = locale;

  test(`the search dialog fills the screen and closes with its button in ${code}`, async ({ page, viewport }) => {
    await page.goto(to('/docs/intro'));
    const { dialog, input } = getSearchDialog(page, locale);
    await getSearchButton(page, locale).click();
    await expect(input).toBeFocused();
    const box = await dialog.locator('.DocSearch-Modal').boundingBox();
    expect(box).toMatchObject({ x: 0, y: 0, ...viewport });
    await input.fill('API');
    await expect(dialog.locator('.DocSearch-Hit').first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport?.width);
    await dialog.getByRole('button', { name: texts.searchModal.searchBox.cancelButtonText }).click();
    await expect(dialog).toBeHidden();
    await expect(getSearchButton(page, locale)).toBeFocused();
  });
}
