import { getNotFoundMessages } from '@/components/not-found/messages';
import { answered } from '../support/problems';
import { openSearch } from '../support/search';
import { expect, getPager, markDocument, siteLocales, test, waitForHydration } from '../support/site';

/** The main journeys, in every language and on both kinds of screen; all other specs run in one combination. */
for (const locale of siteLocales) {
  const { code, htmlLang, texts, to } = locale;

  test(`the home page leads to the quickstart, and the pager onwards and back in ${code}`, async ({ page }) => {
    await page.goto(to('/'));
    await expect(page.locator('html')).toHaveAttribute('lang', htmlLang);
    await page
      .getByRole('main')
      .locator(`a[href="${to('/docs/get-started/quickstart')}"]`)
      .first()
      .click();
    await expect(page).toHaveURL(to('/docs/get-started/quickstart'));
    const isSameDocument = await markDocument(page);
    const { next, previous } = getPager(page, locale);
    await next.click();
    await expect(page).toHaveURL(to('/docs/get-started/sandbox'));
    await previous.click();
    await expect(page).toHaveURL(to('/docs/get-started/quickstart'));
    expect(await isSameDocument()).toBe(true);
  });

  test(`search finds an operation and opens it, and the search page lists results in ${code}`, async ({ page }) => {
    await page.goto(to('/docs/intro'));
    const { dialog, hits, input } = await openSearch(page, locale);
    await input.fill('OCR');
    await expect(hits.first().getByRole('link')).toHaveAttribute('href', to('/docs/api/endpoints/ocr'));
    await hits.first().getByRole('link').click();
    await expect(page).toHaveURL(to('/docs/api/endpoints/ocr'));
    await expect(dialog).toBeHidden();
    await page.goto(to('/search?q=webhook'));
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('webhook');
  });

  test(`the colour mode is remembered from the not-found page on in ${code}`, async ({ page, problems }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(to('/docs/nowhere'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(getNotFoundMessages(locale).title);
    await waitForHydration(page);
    await page.getByRole('button', { name: texts.colorMode.toDark }).click();
    await expect(page.locator('html')).toHaveClass(/dark/);
    await page.goto(to('/blog'));
    await expect(page.locator('html')).toHaveClass(/dark/);
    await page
      .getByRole('main')
      .locator(`a[href="${to('/blog/welcome')}"]`)
      .first()
      .click();
    await expect(page).toHaveURL(to('/blog/welcome'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    problems.allow(answered(404));
  });
}
