import { getSearchModalMessages } from '@/components/search/dialog/messages';
import { getSearchMessages } from '@/components/search/messages';
import { refused, searchFailed } from '../support/problems';
import { getSearchButton, getSearchDialog, searchFor } from '../support/search';
import { english, expect, test, waitForHydration } from '../support/site';

const { errorActions, errorScreen, noResultsScreen } = getSearchModalMessages(english);

const titles = '**/search-index/hashed/en.titles.*';
const texts = '**/search-index/hashed/en.texts.*';

test('Search failure: the dialog reports a lost index, and the next search works', async ({ page, problems }) => {
  await page.route(titles, (route) => route.abort());
  await page.goto('/docs/intro');
  const { dialog, hits, input, status } = await searchFor(page, english, 'OCR');
  await expect(dialog.getByText(errorScreen.titleText, { exact: true })).toBeVisible();
  await expect(dialog.getByText(errorScreen.helpText, { exact: true })).toBeVisible();
  await expect(status).toContainText(errorScreen.titleText);
  await page.unrouteAll();
  await input.fill('streaming');
  await expect(hits.first()).toContainText(/streaming/i);
  await problems.waitFor(searchFailed);
  problems.allow(refused);
});

test('Search failure: when the dialog fails to load, it says so, and Try again works', async ({ page, problems }) => {
  await page.goto('/docs/intro');
  await waitForHydration(page);
  await page.route('**/_next/**/*.js', (route) => route.abort());
  await getSearchButton(page, english).click();
  const { dialog, hits, input } = getSearchDialog(page, english);
  await input.fill('OCR');
  await expect(dialog.getByRole('alert')).toContainText(errorScreen.titleText);
  await page.unrouteAll();
  await dialog.getByRole('button', { name: errorActions.retry }).click();
  await expect(input).toHaveValue('OCR');
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
  await main.getByRole('button', { name: errorActions.retry }).click();
  await expect(main.getByRole('heading', { level: 2 }).first()).toContainText('OCR');
  await problems.waitFor(searchFailed);
  problems.allow(refused);
});

test('without the texts of the pages, the search page says so, and Try again works', async ({ page, problems }) => {
  await page.route(texts, (route) => route.abort());
  await page.goto('/search?q=agent');
  const main = page.getByRole('main');
  const status = main.getByRole('status').first();
  await expect(status).toContainText(getSearchMessages(english).partial.lost);
  await problems.waitFor(searchFailed);
  await page.unrouteAll();
  await main.getByRole('button', { name: getSearchMessages(english).retry }).click();
  await expect(status).toContainText(/^\d+ results for “agent”$/);
  problems.allow(refused);
});

test('odd queries are answered and rendered as text', async ({ page }) => {
  await page.goto('/search');
  const main = page.getByRole('main');
  for (const query of ['<img src=x onerror=alert(1)>', '👩‍💻🔎', 'مرحبا', '\\u0000 %00 \\', '((((', '__proto__']) {
    await main.getByRole('searchbox').fill(query);
    await expect(main.getByRole('status').first()).toContainText(query);
    await expect(main.locator('img')).toHaveCount(0);
  }
  const { dialog, hits } = await searchFor(page, english, '<b>"OCR"</b>');
  await expect(hits.or(dialog.getByText(noResultsScreen.noResultsText)).first()).toBeVisible();
});
