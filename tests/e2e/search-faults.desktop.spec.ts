import type { Page } from '@playwright/test';
import { maxQueryLength } from '@/lib/search/limits';
import { expectNoViolations } from '../support/accessibility';
import { blockStorage } from '../support/block-storage';
import { crashWorker } from '../support/crash-worker';
import { holdRequests } from '../support/hold-requests';
import { answered, nothingStored, refused, searchFailed } from '../support/problems';
import { getSearchButton, getSearchDialog, searchFor, waitForAllHits } from '../support/search';
import { expect, markDocument, siteLocales, test, waitForHydration } from '../support/site';

const [english] = siteLocales as [(typeof siteLocales)[number]];
const { errorActions, errorScreen, noResultsScreen, startScreen } = english.texts.searchModal;

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

/** How a host answers for a file of an earlier build: by its extension, and what comes instead. */
const gone = {
  'a script is missing': ['js', { status: 404, body: 'Not found' }],
  'a page comes in place of a script': ['js', { contentType: 'text/html', body: '<!doctype html><title>Docs</title>' }],
  'a style sheet is missing': ['css', { status: 404, body: 'Not found' }],
  'a page comes in place of a style sheet': ['css', { contentType: 'text/html', body: '<!doctype html>' }],
} as const;

for (const [what, [extension, answer]] of Object.entries(gone)) {
  test(`Search failure: when ${what} as the site was published again, the dialog offers to reload the page`, async ({
    page,
    problems,
  }) => {
    await page.goto('/docs/intro');
    const isSameDocument = await markDocument(page);
    await page.route(`**/_next/**/*.${extension}`, (route) => route.fulfill(answer));
    await getSearchButton(page, english).click();
    const { dialog, hits, input } = getSearchDialog(page, english);
    const alert = dialog.getByRole('alert');
    await expect(alert).toContainText(errorScreen.titleText);
    await alert.getByRole('button', { name: errorActions.retry }).click();
    await expect(dialog.getByRole('searchbox')).toBeFocused();
    await expect(alert).toContainText(errorActions.reloadText);
    await expectNoViolations(page, what);
    await page.unrouteAll(); // The page that is loaded next names the files of the new build.
    await alert.getByRole('button', { name: errorActions.reload }).click();
    await expect.poll(isSameDocument).toBe(false);
    await waitForHydration(page);
    await getSearchButton(page, english).click();
    await input.fill('OCR');
    await expect(hits.first()).toContainText('OCR');
    problems.allow(answered(404), searchFailed, /Unexpected token '<'/);
  });
}

test('Search failure: when the search code of the search page is gone, reloading keeps the query', async ({
  page,
  problems,
}) => {
  await page.goto('/search');
  const isSameDocument = await markDocument(page);
  await page.route('**/_next/**/*.js', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
  await page.getByRole('searchbox').fill('OCR');
  const main = page.getByRole('main');
  await expect(main.getByRole('alert')).toContainText(errorActions.reloadText);
  await page.unrouteAll();
  await main.getByRole('button', { name: errorActions.reload }).click();
  await expect.poll(isSameDocument).toBe(false);
  await expect(main.locator('.search-result').first()).toContainText('OCR');
  problems.allow(searchFailed, /Unexpected token '<'/);
});

test('offline, a search that fails does not offer to reload the page', async ({ page, context, problems }) => {
  await page.goto('/docs/intro');
  await markDocument(page);
  await context.setOffline(true);
  await getSearchButton(page, english).click();
  const { dialog, hits, input } = getSearchDialog(page, english);
  await dialog.getByRole('searchbox').fill('OCR');
  await expect(dialog.getByRole('alert')).toContainText(errorScreen.helpText);
  await expect(dialog.getByRole('button', { name: errorActions.reload })).toHaveCount(0);
  await context.setOffline(false);
  await dialog.getByRole('button', { name: errorActions.retry }).click();
  await expect(input).toHaveValue('OCR');
  await expect(hits.first()).toContainText('OCR');
  problems.allow(refused, searchFailed);
});

const silentHosts: [string, string][] = [
  ['the dialog', '**/_next/**/*.js'],
  ['the manifest', manifest],
  ['the engine', '**/search-index/engine.*'],
  ['the titles', titles],
  ['the texts', '**/search-index/en.texts.*'],
];

for (const [what, url] of silentHosts) {
  test(`Search failure: when the host never answers for ${what}, the dialog says so, and Try again works`, async ({
    page,
    problems,
  }) => {
    await page.clock.install();
    await page.goto('/docs/intro');
    await markDocument(page);
    const release = await holdRequests(page, url);
    await getSearchButton(page, english).click();
    const { dialog, hits, input } = getSearchDialog(page, english);
    const field = dialog.getByRole(what === 'the dialog' ? 'searchbox' : 'combobox');
    await field.fill('sunglasses'); // Found in texts alone.
    const retry = dialog.getByRole('button', { name: errorActions.retry });
    await expect(async () => {
      await page.clock.runFor(5_000);
      await expect(retry).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(dialog).toContainText(errorScreen.titleText);
    release();
    await retry.click();
    await expect(input).toHaveValue('sunglasses');
    await expect(hits.first()).toContainText('sunglasses');
    await expect(dialog.locator('.DocSearch-ErrorScreen')).toBeHidden();
    problems.allow(refused, searchFailed);
  });
}

test('Search failure: the search page reports a lost index, and Try again works', async ({ page, problems }) => {
  await page.route(titles, (route) => route.abort());
  await page.goto('/search?q=OCR');
  const main = page.getByRole('main');
  await expect(main.getByRole('alert')).toContainText(errorScreen.titleText);
  await page.unrouteAll();
  await main.getByRole('button', { name: errorActions.retry }).click();
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
  await main.getByRole('button', { name: errorActions.retry }).press('Enter');
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
  await expect(main.locator(':focus').getByRole('status')).toBeVisible();
  await expect(main.locator('.search-hits')).toHaveAttribute('data-texts', 'searched');
  await expect(status).not.toContainText(english.texts.search.partial.lost);
  problems.allow(refused);
});

/** What may be wrong with storage, and the warning that it causes. */
const storages: [string, warning: RegExp | null, (page: Page) => Promise<unknown>][] = [
  ['blocked', nothingStored, blockStorage],
  [
    'full',
    /^warning: The browser has no storage space left for this site/,
    (page) =>
      page.addInitScript(() => {
        Storage.prototype.setItem = (key: string, value: string) => {
          if (value.length > 100) throw new DOMException(`no room for ${key}`, 'QuotaExceededError');
        };
      }),
  ],
  [
    'full of nonsense',
    null,
    (page) =>
      page.addInitScript(() => {
        localStorage.setItem('__DOCSEARCH_RECENT_SEARCHES__docs-en', '{"length":1}');
        localStorage.setItem('__DOCSEARCH_FAVORITE_SEARCHES__docs-en', '[null,{"objectID":7},"x"]');
        localStorage.setItem('search-arrival', '{{');
      }),
  ],
];

for (const [what, warning, prepare] of storages) {
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
    if (warning) problems.expect(warning);
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
