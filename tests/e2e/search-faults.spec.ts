import type { Page } from '@playwright/test';
import { maxQueryLength } from '@/lib/search/limits';
import { blockStorage } from '../support/block-storage';
import { crashWorker } from '../support/crash-worker';
import { answered, refused, searchFailed } from '../support/problems';
import { getSearchButton, getSearchDialog, searchFor, waitForAllHits } from '../support/search';
import { expect, test, testLocales } from '../support/site';

const [english] = testLocales as [(typeof testLocales)[number]];
const { errorScreen, noResultsScreen, startScreen } = english.texts.searchModal;

const manifest = '**/search-index/en.json';
const titles = '**/search-index/en.titles.*';

const losses: [string, (page: Page) => Promise<unknown>][] = [
  ['is lost', (page) => page.route(titles, (route) => route.abort())],
  ['is not there', (page) => page.route(titles, (route) => route.fulfill({ status: 404, body: 'Not found' }))],
  ['is cut short', (page) => page.route(titles, (route) => route.fulfill({ body: '{"pages":[["/docs/' }))],
  ['holds something else', (page) => page.route(titles, (route) => route.fulfill({ body: '<!doctype html>' }))],
  ['is not named', (page) => page.route(manifest, (route) => route.fulfill({ body: 'null' }))],
];

for (const [what, lose] of losses) {
  test(`Search failure: when the index ${what}, the dialog says so, and the next search works`, async ({
    page,
    problems,
  }) => {
    await lose(page);
    await page.goto('/docs/intro');
    const { dialog, hits, input, status } = await searchFor(page, english, 'OCR');
    const screen = dialog.locator('.DocSearch-ErrorScreen');
    await expect(screen).toContainText(errorScreen.titleText);
    await expect(screen).toContainText(errorScreen.helpText);
    await expect(status).toContainText(errorScreen.titleText);
    await problems.waitFor(searchFailed);
    problems.allow(refused, answered(404));
    await page.unrouteAll();
    await input.fill('streaming');
    await expect(hits.first()).toContainText(/streaming/i);
  });
}

test('titles are still found when the texts fail to load', async ({ page, problems }) => {
  await page.route('**/search-index/en.texts.*', (route) => route.abort());
  await page.goto('/docs/intro');
  const search = await searchFor(page, english, 'OCR');
  await expect(search.hits.first()).toContainText('OCR');
  await problems.waitFor(searchFailed);
  await page.unrouteAll();
  await search.input.fill('streaming');
  await waitForAllHits(search);
  problems.allow(refused);
});

test('Search failure: when the worker dies, the dialog says so, and the next search works', async ({
  page,
  problems,
}) => {
  await crashWorker(page); // The index files are intact.
  await page.goto('/docs/intro');
  const { dialog, hits, input } = await searchFor(page, english, 'OCR');
  await expect(dialog.locator('.DocSearch-ErrorScreen')).toContainText(errorScreen.titleText);
  await input.fill('streaming');
  await expect(hits.first()).toContainText(/streaming/i);
  await problems.waitFor(searchFailed);
  problems.allow(refused);
});

test('Search failure: when the dialog fails to load, an error says so, and the next attempt works', async ({
  page,
  problems,
}) => {
  await page.goto('/docs/intro');
  await page.route('**/_next/**/*.js', (route) => route.abort());
  await getSearchButton(page, english).click();
  const { dialog, hits, input } = getSearchDialog(page, english);
  await expect(dialog.getByRole('alert')).toContainText(errorScreen.titleText);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.unrouteAll();
  await getSearchButton(page, english).click();
  await input.fill('OCR');
  await expect(hits.first()).toContainText('OCR');
  await problems.waitFor(searchFailed);
  problems.allow(refused);
});

test('Search failure: the search page reports a lost index, and Try again works', async ({ page, problems }) => {
  await page.route(titles, (route) => route.abort());
  await page.goto('/search?q=OCR');
  const main = page.getByRole('main');
  await expect(main.getByRole('alert')).toContainText(errorScreen.titleText);
  await page.unrouteAll();
  await main.getByRole('button', { name: english.texts.search.retry }).click();
  await expect(main.locator('.search-result').first()).toContainText('OCR');
  await problems.waitFor(searchFailed);
  problems.allow(refused);
});

test('Search failure: the search page reports further results that fail, and Try again loads them', async ({
  page,
  problems,
}) => {
  await crashWorker(page, true);
  await page.goto('/search?q=agent');
  const main = page.getByRole('main');
  await expect(main.locator('.search-hits')).toHaveAttribute('data-texts', 'searched');
  await main.getByRole('button', { name: english.texts.search.more }).press('Enter');
  await expect(main.getByRole('alert')).toContainText(errorScreen.titleText);
  await expect(main.locator('.search-result')).toHaveCount(20);
  await main.getByRole('button', { name: english.texts.search.retry }).press('Enter');
  await expect.poll(() => main.locator('.search-result').count()).toBeGreaterThanOrEqual(40);
  await expect(main.getByRole('alert')).toHaveCount(0);
  await problems.waitFor(searchFailed);
});

test('Search failure: the search page reports that only titles were searched, and Try again works', async ({
  page,
  problems,
}) => {
  await page.route('**/search-index/en.texts.*', (route) => route.abort());
  await page.goto('/search?q=agent');
  const main = page.getByRole('main');
  const status = main.getByRole('status').first();
  await expect(status).toContainText(english.texts.search.partial.lost);
  await problems.waitFor(searchFailed);
  await page.unrouteAll();
  await main.getByRole('button', { name: english.texts.search.retry }).press('Enter');
  await expect(status).toBeFocused();
  await expect(main.locator('.search-hits')).toHaveAttribute('data-texts', 'searched');
  await expect(status).not.toContainText(english.texts.search.partial.lost);
  problems.allow(refused);
});

const storages: [string, (page: Page) => Promise<unknown>][] = [
  ['blocked', blockStorage],
  [
    'full',
    (page) =>
      page.addInitScript(() => {
        Storage.prototype.setItem = (key: string, value: string) => {
          if (value.length > 100) throw new DOMException(`no room for ${key}`, 'QuotaExceededError');
        };
      }),
  ],
  [
    'full of nonsense',
    (page) =>
      page.addInitScript(() => {
        localStorage.setItem('__DOCSEARCH_RECENT_SEARCHES__docs-en', '{"length":1}');
        localStorage.setItem('__DOCSEARCH_FAVORITE_SEARCHES__docs-en', '[null,{"objectID":7},"x"]');
        localStorage.setItem('search-arrival', '{{');
      }),
  ],
];

for (const [what, prepare] of storages) {
  test(`search works when storage is ${what}`, async ({ page, problems }) => {
    await prepare(page);
    await page.goto('/docs/intro');
    const { dialog, hits, input } = getSearchDialog(page, english);
    await getSearchButton(page, english).click();
    await expect(dialog.locator('.DocSearch-Dropdown')).toHaveAttribute('data-empty', startScreen.noRecentSearchesText);
    await input.fill('OCR');
    await expect(hits.first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/docs/api/endpoints/ocr');
    await expect(dialog).toBeHidden();
    problems.allow(/^warning: /); // Blocked or full storage logs a warning.
  });
}

const oddQueries = [
  '<img src=x onerror=alert(1)>',
  '"); drop table',
  '👩‍💻🔎',
  'مرحبا بالعالم',
  '\\u0000 %00 \\',
  '((((',
  '__proto__',
  'a'.repeat(5_000),
];

test('odd queries are answered and rendered as text', async ({ page }) => {
  test.slow();
  await page.goto('/search');
  page.on('dialog', () => expect(false, 'a script of the query has run').toBe(true));
  const main = page.getByRole('main');
  for (const query of oddQueries) {
    const typed = query.slice(0, maxQueryLength);
    await page.getByRole('searchbox').fill(typed);
    await expect(main.getByRole('status').first()).toContainText(typed);
    await page.goto(`/search?q=${encodeURIComponent(query)}`);
    await expect(main.getByRole('status').first()).toContainText(query);
    await expect(main.locator('img')).toHaveCount(0);
  }

  const { dialog, hits, input } = await searchFor(page, english, '<b>"OCR"</b>');
  await expect(hits.or(dialog.getByText(noResultsScreen.noResultsText)).first()).toBeVisible();
  await input.fill('a'.repeat(5_000));
  expect((await input.inputValue()).length).toBeLessThanOrEqual(64);
});
