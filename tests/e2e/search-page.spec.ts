import { expect, markDocument, test, testLocales } from '../support/site';

for (const { code, texts, to } of testLocales) {
  test(`the button and Ctrl+K lead to the search, which finds pages by their words in ${code}`, async ({ page }) => {
    await page.goto(to('/docs/intro'));
    const isSameDocument = await markDocument(page);
    await page.getByRole('button', { name: texts.search.button }).click();
    await expect(page).toHaveURL(to('/search'));
    await page.goBack();
    await page.keyboard.press('Control+k');
    await expect(page).toHaveURL(to('/search'));
    expect(await isSameDocument()).toBe(true);

    await page.getByRole('searchbox').fill('OCR');
    const links = page.getByRole('main').getByRole('list').getByRole('link');
    await expect(links).toHaveCount(1);
    await expect(links).toHaveAttribute('href', to('/docs/api/endpoints/ocr'));
    await page.getByRole('searchbox').fill('zzz');
    await expect(page.getByRole('status')).toContainText('zzz');
  });
}
