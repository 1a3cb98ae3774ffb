import { getSearchModalMessages } from '@/components/search/dialog/messages';
import { getSearchMessages } from '@/components/search/messages';
import { holdRequests } from '../support/hold-requests';
import { getSearchButton, getSearchDialog, openSearch, readNumber, searchFor } from '../support/search';
import {
  english,
  expect,
  markDocument,
  siteLocales,
  type TestLocale,
  test,
  testLocales,
  waitForHydration,
} from '../support/site';

const { loading, searchBox, startScreen, noResultsScreen } = getSearchModalMessages(english);

for (const locale of testLocales) {
  const { code, to } = locale;
  const texts = getSearchModalMessages(locale).startScreen;

  test(`a hit opens without a full page load and becomes a recent search in ${code}`, async ({ page }) => {
    await page.goto(to('/docs/intro'));
    const isSameDocument = await markDocument(page);
    const { dialog, hits, input } = await openSearch(page, locale);
    await expect(input).toHaveAttribute('placeholder', getSearchMessages(locale).placeholder);
    await input.fill('OCR');
    await expect(hits.first().getByRole('link')).toHaveAttribute('href', to('/docs/api/endpoints/ocr'));
    await expect(hits.first()).toContainText('POST');
    await hits.first().getByRole('link').click();
    await expect(page).toHaveURL(to('/docs/api/endpoints/ocr'));
    await expect(dialog).toBeHidden();
    await expect(page.locator('main:focus, main :focus')).toHaveCount(1);
    expect(await isSameDocument()).toBe(true);

    await getSearchButton(page, locale).click();
    await expect(dialog.getByRole('tree', { name: texts.recentSearchesTitle })).toBeVisible();
    await expect(hits).toHaveCount(1);
    await hits.first().getByRole('link').click();
    await expect(page).toHaveURL(to('/docs/api/endpoints/ocr'));

    const other = siteLocales.find((each) => each !== locale) as TestLocale;
    await page.goto(other.to('/docs/intro'));
    const { noRecentSearchesText } = getSearchModalMessages(other).startScreen;
    await expect((await openSearch(page, other)).dialog).toContainText(noRecentSearchesText);
  });

  test(`hits are grouped, limited and counted, with a link to all in ${code}`, async ({ page }) => {
    await page.goto(to('/docs/intro'));
    const { dialog, hits, seeAll, status } = await searchFor(page, locale, 'agent');
    await expect(seeAll).toBeVisible();
    expect(await hits.count()).toBeLessThanOrEqual(20);
    for (const group of await dialog.getByRole('tree').all()) {
      await expect(group).toHaveAccessibleName(/\S/);
      expect(await group.getByRole('treeitem').count()).toBeLessThanOrEqual(5);
    }
    const count = await readNumber(seeAll);
    expect(count).toBeGreaterThan(20);
    await expect.poll(() => readNumber(status)).toBe(count);
    await expect(seeAll).toHaveAttribute('href', `${to('/search')}?q=agent`);
  });
}

test('Search with no results: the dialog says so, and suggests a query with hits', async ({ page }) => {
  await page.goto('/docs/intro');
  const { dialog, hits, input, status } = await searchFor(page, english, 'webhook');
  await expect(hits.first()).toBeVisible();
  await input.fill('qqzzxx');
  await expect(dialog).toContainText(`${noResultsScreen.noResultsText} "qqzzxx"`);
  await expect(dialog).toContainText(noResultsScreen.suggestedQueryText);
  await expect(status).toContainText('qqzzxx');
  const suggestions = dialog.getByRole('list').first().getByRole('button');
  expect(await suggestions.count()).toBeLessThanOrEqual(3);
  await suggestions.first().click();
  await expect(hits.first()).toBeVisible();
  await dialog.getByRole('button', { name: searchBox.resetButtonTitle }).click();
  await expect(input).toHaveValue('');
  await expect(dialog).toContainText(startScreen.noRecentSearchesText);
  await expect(dialog).not.toContainText(noResultsScreen.reportMissingResultsLinkText);
});

test('seven recent searches are listed, four beside favourites, and each can be removed', async ({ page }) => {
  const { recentSearchesTitle, favoriteSearchesTitle, saveRecentSearchButtonTitle } = startScreen;
  // What earlier searches left behind, as DocSearch stores it.
  const stored = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'].map((name) => {
    return { objectID: name, url: '/docs/intro', type: 'lvl1', hierarchy: { lvl0: 'Guides', lvl1: name } };
  });
  const text = JSON.stringify(stored);
  await page.addInitScript((value) => localStorage.setItem('__DOCSEARCH_RECENT_SEARCHES__docs-en', value), text);
  await page.goto('/docs/intro');
  const { dialog, hits, input } = await openSearch(page, english);
  await expect(hits).toHaveCount(7);
  await hits.first().getByRole('button', { name: saveRecentSearchButtonTitle }).press('Enter');
  await expect(input).toBeFocused();
  const favourites = dialog.getByRole('tree', { name: favoriteSearchesTitle });
  const recent = dialog.getByRole('tree', { name: recentSearchesTitle });
  await expect(favourites.getByRole('treeitem')).toHaveText([/one/]);
  await page.keyboard.press('Escape');
  await getSearchButton(page, english).click();
  await expect(recent.getByRole('treeitem')).toHaveCount(4);
  await favourites.getByRole('button', { name: startScreen.removeFavoriteSearchButtonTitle }).click();
  await expect(favourites).toBeHidden();
  await recent.getByRole('button', { name: startScreen.removeRecentSearchButtonTitle }).first().click();
  await expect(recent).not.toContainText('two');
});

test('the search index is not fetched until the search button is focused', async ({ page }) => {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  await page.goto('/docs/intro');
  await waitForHydration(page);
  expect(urls.filter((url) => url.includes('search-index'))).toEqual([]);
  const before = urls.length;
  await getSearchButton(page, english).focus();
  await expect.poll(() => urls.slice(before).some((url) => url.includes('search-index/en.json'))).toBe(true);
  await expect(getSearchDialog(page, english).dialog).toBeHidden();
});

test('while the dialog loads, it says so, and what is typed is searched for', async ({ page }) => {
  await page.goto('/docs/intro');
  await waitForHydration(page);
  const release = await holdRequests(page, '**/_next/**/*.js');
  await getSearchButton(page, english).click();
  const { hits, input, status } = getSearchDialog(page, english);
  await expect(input).toBeFocused();
  await page.keyboard.type('OCR');
  await expect(status).toHaveText(loading);
  release();
  await expect(hits.first()).toContainText('OCR');
  await expect(input).toHaveValue('OCR');
  await expect(input).toBeFocused();
});

test('the list belongs to what is typed: one of an earlier letter neither stays nor opens', async ({ page }) => {
  await page.goto('/docs/intro');
  const { dialog, hits, input, seeAll, status } = await searchFor(page, english, 'OCR');
  await expect(seeAll).toBeVisible();
  await page.evaluate(() => {
    const { postMessage } = Worker.prototype;
    // Requests wait, as they do while the worker is busy.
    const waiting: (() => void)[] = [];
    Object.assign(Worker.prototype, {
      postMessage(this: Worker, ...message: Parameters<Worker['postMessage']>) {
        waiting.push(() => postMessage.apply(this, message));
      },
    });
    Object.assign(window, { goOn: () => waiting.forEach((send) => void send()) });
  });
  await input.pressSequentially(' python');
  await page.keyboard.press('Enter');
  await expect(hits.first()).toBeHidden();
  await expect(seeAll).toBeHidden();
  await expect(status).toHaveText(loading);
  await expect(dialog).toBeVisible();
  await page.evaluate(() => (window as Window & { goOn?: () => void }).goOn?.());
  await expect(hits.first()).toBeVisible();
  await expect(seeAll).toHaveAttribute('href', '/search?q=OCR+python');
});

test('while the texts of the pages load, titles are found and no count is given', async ({ page }) => {
  await page.goto('/docs/intro');
  const release = await holdRequests(page, '**/search-index/hashed/en.texts.*');
  const { hits, seeAll, status } = await searchFor(page, english, 'agent');
  await expect(hits.first()).toContainText(/agent/i);
  await expect(status).toHaveText(loading);
  await expect(seeAll).toBeHidden();
  release();
  await expect(seeAll).toBeVisible();
});
