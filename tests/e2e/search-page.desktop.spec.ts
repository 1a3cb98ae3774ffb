import type { Page } from '@playwright/test';
import { getSearchMessages } from '@/components/search/messages';
import { getSearchDialog, openFirstHit, readNumber, searchFor } from '../support/search';
import { english, expect, markDocument, test, testLocales } from '../support/site';

const { docs } = english.texts;
const texts = getSearchMessages(english);

const countHighlights = (page: Page) => page.evaluate(() => CSS.highlights.get('search-match')?.size ?? 0);

/** The parts of the search page. Each result has a heading with its link. */
function getSearchPage(page: Page) {
  const main = page.getByRole('main');
  return {
    main,
    field: main.getByRole('searchbox'),
    status: main.getByRole('status').first(),
    results: main.getByRole('heading', { level: 2 }).getByRole('link'),
    more: main.getByRole('button', { name: texts.more }),
  };
}

for (const { code, texts, to } of testLocales) {
  test(`a search link shows results with their section, kind and excerpt in ${code}`, async ({ page }) => {
    await page.goto(to('/search?q=OCR'));
    const { field, main, results, status } = getSearchPage(page);
    await expect(field).toHaveValue('OCR');
    await expect(results.first()).toHaveAttribute('href', to('/docs/api/endpoints/ocr'));
    const first = main
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 2 }) })
      .first();
    await expect(first).toContainText(texts.docs.sidebars.api);
    await expect(first).toContainText(getSearchMessages({ code }).levels.page);
    await expect(main.locator('p mark').first()).toHaveText(/ocr/i);
    await expect.poll(() => readNumber(status)).toBeGreaterThan(1);
  });
}

test('the address follows the field, and choosing a section narrows the results', async ({ page }) => {
  await page.goto('/search');
  const { field, main, results, status } = getSearchPage(page);
  await expect(status).toContainText(texts.hint);
  await field.fill('webhook');
  await expect(page).toHaveURL('/search?q=webhook');
  await expect(results.first()).toBeVisible();
  await main.getByText(docs.sidebars.virtualAgent, { exact: true }).click();
  await expect(page).toHaveURL('/search?q=webhook&in=virtualAgent');
  await expect(results.first()).toHaveAttribute('href', /virtual-agent/);
  for (const result of await results.all()) await expect(result).toHaveAttribute('href', /virtual-agent/);

  await page.reload();
  await expect(main.getByRole('radio', { name: docs.sidebars.virtualAgent })).toBeChecked();
  await expect(results.first()).toHaveAttribute('href', /virtual-agent/);

  await page.goto('/search?q=conversation_id&in=blog'); // Nothing there.
  await main.getByRole('button', { name: texts.everywhere }).click();
  await expect(results.first()).toBeVisible();
});

test('the words of a search are highlighted on the page that opens until the button clears them', async ({ page }) => {
  const clear = page.getByRole('button', { name: texts.clearHighlight });
  await page.goto('/search?q=OCR');
  await getSearchPage(page).results.first().click();
  await expect(page).toHaveURL('/docs/api/endpoints/ocr');
  await clear.click();
  await expect(clear).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  expect(await countHighlights(page)).toBe(0);

  await openFirstHit(page, english, 'streaming');
  await expect(clear).toBeVisible();
  expect(await countHighlights(page)).toBeGreaterThan(0);
  await page.goBack();
  await expect(page).toHaveURL('/docs/api/endpoints/ocr');
  await expect(clear).toBeHidden();
  expect(await countHighlights(page)).toBe(0);
});

test('a hit that was opened in another tab highlights nothing on a later visit from elsewhere', async ({ page }) => {
  await page.goto('/search?q=API+introduction');
  const { results } = getSearchPage(page);
  await expect(results.first()).toHaveAttribute('href', '/docs/api/introduction');
  const otherTab = page.context().waitForEvent('page');
  await results.first().click({ modifiers: ['Control'] });
  await (await otherTab).close();
  const isSameDocument = await markDocument(page);
  await page.getByRole('banner').getByRole('link', { name: docs.sidebars.api }).click();
  await expect(page).toHaveURL('/docs/api/introduction');
  expect(await isSameDocument()).toBe(true);
  expect(await countHighlights(page)).toBe(0);
});

test('all results of a dialog search open in the search page without a full page load', async ({ page }) => {
  await page.goto('/search?q=OCR');
  const isSameDocument = await markDocument(page);
  const { field, results } = getSearchPage(page);
  await expect(results.first()).toContainText('OCR');
  const { seeAll } = await searchFor(page, english, 'streaming');
  await seeAll.click();
  await expect(page).toHaveURL('/search?q=streaming');
  await expect(results.first()).toContainText(/streaming/i);
  expect(await isSameDocument()).toBe(true);
  await page.goBack();
  await expect(field).toHaveValue('OCR');
  await expect(results.first()).toContainText('OCR');
  await expect(getSearchDialog(page, english).dialog).toBeHidden();
});

test('no letter is lost when the address is written while the reader types', async ({ page }) => {
  await page.goto('/search');
  await markDocument(page);
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  const { field } = getSearchPage(page);
  const query = 'contact tool';
  await field.pressSequentially(query, { delay: 330 }); // About as long as the pause after which the address is written.
  await expect(page).toHaveURL(`/search?${new URLSearchParams({ q: query })}`);
  await expect(field).toHaveValue(query);
});

test('the button loads more results and focuses the first of them', async ({ page }) => {
  await page.goto('/search?q=agent');
  const { more, results, status } = getSearchPage(page);
  await expect(status).toContainText(/^\d+ results for “agent”$/); // Those from the texts are there too.
  await expect(results).toHaveCount(20);
  await more.press('Enter');
  await expect(results).toHaveCount(40);
  await expect(results.nth(20)).toBeFocused();
  const targets = await results.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(new Set(targets).size).toBe(40);
});

test('Escape and the clear button empty the field', async ({ page }) => {
  await page.goto('/search?q=OCR');
  const { field, main, results } = getSearchPage(page);
  await expect(results.first()).toBeVisible();
  await field.press('Escape');
  await expect(field).toHaveValue('');
  await expect(results).toHaveCount(0);
  await expect(page).toHaveURL('/search');
  await field.fill('webhook');
  await main.getByRole('button', { name: texts.clear }).click();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');
});
