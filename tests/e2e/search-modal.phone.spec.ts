import { holdRequests } from '../support/hold-requests';
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

  test(`on a tablet, which has no Escape, its button closes it too in ${code}`, async ({ page }) => {
    await page.setViewportSize({ width: 1180, height: 820 });
    await page.goto(to('/docs/intro'));
    const { dialog, input } = getSearchDialog(page, locale);
    await getSearchButton(page, locale).click();
    await expect(input).toBeFocused();
    await dialog.getByRole('button', { name: texts.searchModal.searchBox.cancelButtonText }).click();
    await expect(dialog).toBeHidden();
  });

  test(`while the dialog loads, nothing lies below its button in ${code}`, async ({ page }) => {
    await page.goto(to('/docs/intro'));
    const release = await holdRequests(page, '**/_next/**/*.js');
    await getSearchButton(page, locale).click();
    const { dialog } = getSearchDialog(page, locale);
    const field = dialog.getByRole('searchbox');
    const query = 'a long question that has no room beside the button';
    await field.fill(query);
    const room = await field.evaluate(
      (input) => input.clientWidth - Number.parseFloat(getComputedStyle(input).paddingRight),
    );
    const button = dialog.getByRole('button', { name: texts.searchModal.searchBox.cancelButtonText });
    expect((await button.boundingBox())?.x).toBeGreaterThanOrEqual(room);
    await field.click({ position: { x: room - 8, y: 30 } }); // Where browsers have a button that clears the field.
    await expect(field).toHaveValue(query);
    release();
  });
}
