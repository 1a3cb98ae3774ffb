import type { Page } from '@playwright/test';
import { holdRequests } from '../support/hold-requests';
import {
  getSearchButton,
  getSearchDialog,
  openFirstHit,
  readNumber,
  searchFor,
  waitForAllHits,
} from '../support/search';
import { expect, markDocument, siteLocales, test, testLocales, waitForHydration } from '../support/site';

const [english] = siteLocales as [(typeof siteLocales)[number]];

for (const locale of testLocales) {
  const { code, texts, to } = locale;
  const { startScreen, noResultsScreen } = texts.searchModal;

  test(`a hit opens without a full page load and becomes a recent search in ${code}`, async ({ page }) => {
    await page.goto(to('/docs/intro'));
    const isSameDocument = await markDocument(page);
    const { dialog, hits, input } = getSearchDialog(page, locale);
    await getSearchButton(page, locale).click();
    await expect(dialog).toContainText(startScreen.noRecentSearchesText);
    await expect(input).toHaveAttribute('placeholder', texts.search.placeholder);
    await input.fill('OCR');
    await expect(hits.first().getByRole('link')).toHaveAttribute('href', to('/docs/api/endpoints/ocr'));
    await hits.first().getByRole('link').click();
    await expect(page).toHaveURL(to('/docs/api/endpoints/ocr'));
    await expect(dialog).toBeHidden();
    expect(await isSameDocument()).toBe(true);

    await getSearchButton(page, locale).click();
    await expect(dialog).toContainText(startScreen.recentSearchesTitle);
    await expect(hits).toHaveCount(1);
    await hits.first().getByRole('link').click();
    await expect(page).toHaveURL(to('/docs/api/endpoints/ocr'));
  });

  test(`while the dialog loads, it shows and says so in ${code}`, async ({ page }) => {
    await page.goto(to('/docs/intro'));
    const release = await holdRequests(page, '**/_next/**/*.js');
    await getSearchButton(page, locale).click();
    const { dialog, input, status } = getSearchDialog(page, locale);
    await expect(status).toHaveText(texts.searchModal.loading);
    await expect(dialog.locator('.spinner')).toBeVisible();
    release();
    await expect(input).toBeFocused();
    await expect(dialog.locator('.spinner')).toHaveCount(0);
  });

  test(`opening a hit moves focus into the main content in ${code}`, async ({ page }) => {
    await page.goto(to('/docs/intro'));
    const focused = page.locator('main:focus, main :focus');
    await openFirstHit(page, locale, 'OCR');
    await expect(page).toHaveURL(to('/docs/api/endpoints/ocr'));
    await expect(focused).toHaveCount(1);
    const { dialog, hits } = await searchFor(page, locale, 'webhook');
    await expect(hits.filter({ has: page.locator('mark') }).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page).not.toHaveURL(to('/docs/api/endpoints/ocr'));
    await expect(focused).toHaveCount(1);
  });

  test(`Search with no results: the dialog says so and suggests a query with hits in ${code}`, async ({ page }) => {
    await page.goto(to('/docs/intro'));
    const { dialog, hits, input, status } = await searchFor(page, locale, 'webhook');
    await expect(hits.first()).toBeVisible();
    await input.fill('qqzzxx');
    await expect(dialog.locator('.DocSearch-NoResults')).toContainText(`${noResultsScreen.noResultsText} "qqzzxx"`);
    await expect(dialog).toContainText(noResultsScreen.suggestedQueryText);
    await expect(status).toContainText('qqzzxx');
    const suggestions = dialog.locator('.DocSearch-Prefill');
    expect(await suggestions.count()).toBeLessThanOrEqual(3);
    await suggestions.first().click();
    await expect(hits.first()).toBeVisible();
    await expect(dialog).not.toContainText(noResultsScreen.reportMissingResultsLinkText);
  });

  test(`hits are grouped, limited and counted, with a link to all of them in ${code}`, async ({ page }) => {
    await page.goto(to('/docs/intro'));
    const search = await searchFor(page, locale, 'agent');
    const { dialog, hits, seeAll, status } = search;
    await waitForAllHits(search);
    expect(await hits.count()).toBeLessThanOrEqual(20);
    for (const group of await dialog.getByRole('tree').all()) {
      await expect(group).toHaveAccessibleName(/\S/);
      expect(await group.getByRole('treeitem').count()).toBeLessThanOrEqual(5);
    }
    await expect(dialog.locator('.DocSearch-Logo')).toBeHidden();
    const count = await readNumber(seeAll);
    expect(count).toBeGreaterThan(20);
    await expect.poll(() => readNumber(status)).toBe(count);
    await seeAll.click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(`${to('/search')}?q=agent`);
    await expect.poll(() => readNumber(page.getByRole('main').getByRole('status').first())).toBe(count);
  });
}

test('recent searches in one language are not shown in another', async ({ page }) => {
  const [en, id] = siteLocales as [(typeof siteLocales)[number], (typeof siteLocales)[number]];
  await page.goto(en.to('/docs/intro'));
  await openFirstHit(page, en, 'OCR');
  await page.goto(id.to('/docs/intro'));
  await getSearchButton(page, id).click();
  await expect(getSearchDialog(page, id).dialog).toContainText(id.texts.searchModal.startScreen.noRecentSearchesText);
});

test('a recent search can be saved as a favourite, which leaves room for fewer recent ones', async ({ page }) => {
  test.slow();
  const { startScreen } = english.texts.searchModal;
  await page.goto('/docs/intro');
  const { dialog, hits, input } = getSearchDialog(page, english);
  const pages = ['OCR', 'Python', 'Streaming', 'Android', 'Events', 'Quickstart', 'Changelog', 'Hand detection'];
  for (const name of pages) await openFirstHit(page, english, name);

  await getSearchButton(page, english).click();
  await expect(hits).toHaveCount(7);
  await expect(hits.first()).toContainText('Hand detection');
  const save = hits
    .first()
    .getByRole('button', { name: `${startScreen.saveRecentSearchButtonTitle}: Hand detection`, exact: true });
  await save.press('Enter');
  await expect(input).toBeFocused();
  const favourites = dialog.getByRole('tree', { name: startScreen.favoriteSearchesTitle });
  await expect(favourites.getByRole('treeitem')).toHaveCount(1);
  await expect(favourites).toContainText('Hand detection');
  await expect(dialog.getByRole('tree', { name: startScreen.recentSearchesTitle })).not.toContainText('Hand detection');

  await page.reload();
  await getSearchButton(page, english).click();
  await expect(dialog.getByRole('tree', { name: startScreen.recentSearchesTitle }).getByRole('treeitem')).toHaveCount(
    4,
  );
  await favourites.getByRole('button', { name: startScreen.removeFavoriteSearchButtonTitle }).click();
  await expect(favourites).toBeHidden();
});

/** A search as DocSearch stores it. */
const toStored = (name: string) => ({
  objectID: name,
  url: '/docs/intro',
  type: 'lvl1',
  hierarchy: { lvl0: 'Guides', lvl1: name },
});

/** Stores what earlier searches left behind. Call it before the page is opened. */
async function storeSearches(page: Page, list: 'RECENT' | 'FAVORITE', names: string[]): Promise<void> {
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    `__DOCSEARCH_${list}_SEARCHES__docs-en`,
    JSON.stringify(names.map(toStored)),
  ] as const);
}

test('the button beside the field clears the query', async ({ page }) => {
  await page.goto('/docs/intro');
  const { dialog, hits, input } = await searchFor(page, english, 'OCR');
  const clear = dialog.getByRole('button', { name: english.texts.searchModal.searchBox.resetButtonTitle });
  await expect(hits.first()).toBeVisible();
  await clear.click();
  await expect(input).toHaveValue('');
  await expect(input).toBeFocused();
  await expect(hits).toHaveCount(0);
  await expect(clear).toBeHidden();
});

test('a recent search can be removed', async ({ page }) => {
  const { noRecentSearchesText, removeRecentSearchButtonTitle } = english.texts.searchModal.startScreen;
  await storeSearches(page, 'RECENT', ['Webhooks', 'Streaming']);
  await page.goto('/docs/intro');
  await getSearchButton(page, english).click();
  const { dialog, hits } = getSearchDialog(page, english);
  await hits.filter({ hasText: 'Webhooks' }).getByRole('button', { name: removeRecentSearchButtonTitle }).click();
  await expect(hits).toHaveText([/Streaming/]);
  await hits.getByRole('button', { name: removeRecentSearchButtonTitle }).click();
  await expect(dialog).toContainText(noRecentSearchesText);
});

test('an eleventh favourite takes the place of the oldest one', async ({ page }) => {
  const { favoriteSearchesTitle, saveRecentSearchButtonTitle } = english.texts.searchModal.startScreen;
  const names = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
  await storeSearches(page, 'FAVORITE', names);
  await storeSearches(page, 'RECENT', ['eleven']);
  await page.goto('/docs/intro');
  await getSearchButton(page, english).click();
  const { dialog } = getSearchDialog(page, english);
  await dialog.getByRole('button', { name: saveRecentSearchButtonTitle }).click();
  const favourites = dialog.getByRole('tree', { name: favoriteSearchesTitle }).getByRole('treeitem');
  await expect(favourites).toHaveText(['eleven', ...names.slice(0, 9)].map((name) => new RegExp(`\\b${name}\\b`)));
});

test('a hit for an operation shows its HTTP method', async ({ page }) => {
  await page.goto('/docs/intro');
  const { hits } = await searchFor(page, english, 'OCR');
  await expect(hits.first()).toContainText('POST');
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

test('text typed while the dialog loads is searched for', async ({ page }) => {
  await page.goto('/docs/intro');
  const release = await holdRequests(page, '**/_next/**/*.js');
  await getSearchButton(page, english).click();
  await expect(page.getByRole('searchbox', { name: english.texts.search.button })).toBeFocused();
  await page.keyboard.type('OCR');
  release();
  const { input, hits } = getSearchDialog(page, english);
  await expect(input).toHaveValue('OCR');
  await expect(input).toBeFocused();
  await expect(hits.first()).toContainText('OCR');
});

test('Enter pressed while the dialog loads opens the first hit', async ({ page }) => {
  await page.goto('/docs/intro');
  const release = await holdRequests(page, '**/_next/**/*.js');
  await getSearchButton(page, english).click();
  await page.getByRole('searchbox', { name: english.texts.search.button }).fill('OCR');
  await page.keyboard.press('Enter');
  release();
  await expect(page).toHaveURL('/docs/api/endpoints/ocr');
  await expect(getSearchDialog(page, english).dialog).toBeHidden();
});

test('a slow search shows the loading indicator, and not that there are no recent searches', async ({ page }) => {
  const { loading, startScreen } = english.texts.searchModal;
  await page.goto('/docs/intro');
  const release = await holdRequests(page, '**/search-index/*.titles.*');
  const { dialog, hits, input, status } = await searchFor(page, english, 'OCR');
  await expect(dialog.locator('.DocSearch-LoadingIndicator')).toBeVisible();
  await expect(status).toHaveText(loading);
  await expect(dialog.getByText(startScreen.noRecentSearchesText)).toBeHidden();
  await expect(dialog.locator('.DocSearch-StartScreen')).toHaveAttribute('data-waiting', loading);
  await input.fill('');
  await expect(dialog.getByText(startScreen.noRecentSearchesText)).toBeVisible();
  await input.fill('OCR');
  release();
  await expect(hits.first()).toContainText('OCR');
  await expect(dialog.locator('.DocSearch-LoadingIndicator')).toBeHidden();
});
