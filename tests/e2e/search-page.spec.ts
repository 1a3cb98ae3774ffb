import type { Page } from '@playwright/test';
import { holdRequests } from '../support/hold-requests';
import { disablePrefetch } from '../support/loading';
import { pauseClock } from '../support/pause-clock';
import { getSearchDialog, openFirstHit, readNumber, searchFor } from '../support/search';
import { expect, markDocument, siteLocales, test, testLocales } from '../support/site';

const [english] = siteLocales as [(typeof siteLocales)[number]];

const countMarks = (page: Page) => page.evaluate(() => CSS.highlights.get('search-match')?.size ?? 0);

for (const locale of testLocales) {
  const { code, texts, to } = locale;

  test(`opening a search link shows results with their section, kind and excerpt in ${code}`, async ({ page }) => {
    await page.goto(to('/search?q=OCR'));
    const main = page.getByRole('main');
    await expect(page.getByRole('searchbox')).toHaveValue('OCR');
    const first = main.locator('.search-result').first();
    await expect(first.getByRole('link')).toHaveAttribute('href', to('/docs/api/endpoints/ocr'));
    await expect(first.getByRole('heading', { level: 2 })).toContainText('OCR');
    await expect(first).toContainText(texts.docs.sidebars.api);
    await expect(first).toContainText(texts.search.levels.page);
    await expect(main.locator('.search-result p mark').first()).toHaveText(/ocr/i);
    await expect.poll(() => main.locator('.search-result').count()).toBeGreaterThan(1);
    await expect.poll(() => readNumber(main.getByRole('status').first())).toBeGreaterThan(1);
  });

  test(`the address follows the field, and choosing a section narrows the results in ${code}`, async ({ page }) => {
    await page.goto(to('/search'));
    const main = page.getByRole('main');
    await expect(main.getByRole('status')).toContainText(texts.search.hint);
    await page.getByRole('searchbox').fill('webhook');
    await expect(page).toHaveURL(`${to('/search')}?q=webhook`);
    await expect(main.locator('.search-result').first()).toBeVisible();
    await main.getByText(texts.docs.sidebars.virtualAgent, { exact: true }).click();
    await expect(page).toHaveURL(`${to('/search')}?q=webhook&in=virtualAgent`);
    const trails = main.locator('.search-result-trail');
    await expect(trails.first()).toContainText(texts.docs.sidebars.virtualAgent);
    for (const trail of await trails.all()) await expect(trail).toContainText(texts.docs.sidebars.virtualAgent);

    await page.reload();
    await expect(main.getByRole('radio', { name: texts.docs.sidebars.virtualAgent })).toBeChecked();
    await expect(trails.first()).toContainText(texts.docs.sidebars.virtualAgent);
  });

  test(`matches are marked on the page that opens until the button clears them in ${code}`, async ({ page }) => {
    const clear = page.getByRole('button', { name: texts.search.arrival.clear });
    await page.goto(to('/search?q=OCR'));
    const isSameDocument = await markDocument(page);
    await page.locator('.search-result').first().getByRole('link').click();
    await expect(page).toHaveURL(to('/docs/api/endpoints/ocr'));
    await expect(clear).toBeVisible();
    expect(await countMarks(page)).toBeGreaterThan(0);
    await clear.click();
    await expect(clear).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
    expect(await countMarks(page)).toBe(0);
    expect(await isSameDocument()).toBe(true);
  });

  test(`Escape clears the marks of matches, but first closes what is open on the page in ${code}`, async ({ page }) => {
    const clear = page.getByRole('button', { name: texts.search.arrival.clear });
    await page.goto(to('/docs/intro'));
    await openFirstHit(page, locale, 'liveness');
    await expect(clear).toBeVisible();
    await page.locator('article button[popovertarget]').first().click();
    await expect(page.locator(':popover-open')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator(':popover-open')).toHaveCount(0);
    await expect(clear).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(clear).toBeHidden();
    expect(await countMarks(page)).toBe(0);
  });

  test(`matches are no longer marked on a page that the reader goes back to in ${code}`, async ({ page }) => {
    const clear = page.getByRole('button', { name: texts.search.arrival.clear });
    await page.goto(to('/docs/intro'));
    await openFirstHit(page, locale, 'streaming');
    await expect(clear).toBeVisible();
    await page.getByRole('navigation', { name: texts.nav.label }).getByRole('link').first().click();
    await expect(page).toHaveURL(to('/'));
    await expect(clear).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(to('/docs/api/streaming'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await countMarks(page)).toBe(0);
  });

  test(`matches are marked to the end of a page even if it is not the first one opened in ${code}`, async ({
    page,
  }) => {
    const clear = page.getByRole('button', { name: texts.search.arrival.clear });
    await page.goto(to('/docs/intro'));
    await openFirstHit(page, locale, 'OCR');
    await expect(clear).toBeVisible();
    await clear.click();
    await openFirstHit(page, locale, 'liveness');
    await expect(clear).toBeVisible();
    const isLastPartMarked = () =>
      page.evaluate(() => {
        const last = document.querySelector('.prose')?.lastElementChild;
        return [...(CSS.highlights.get('search-match') ?? [])].some((range) => last?.contains(range.startContainer));
      });
    await expect.poll(isLastPartMarked).toBe(true);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test(`the search page links to the docs instead in ${code}`, async ({ page }) => {
      await page.goto(to('/search?q=OCR'));
      const sentence = page.locator('noscript'); // Playwright's text matchers ignore `<noscript>`.
      expect(await sentence.innerHTML()).toContain(texts.search.noScript);
      await sentence.locator('a').click();
      await expect(page).toHaveURL(to('/docs/get-started/overview'));
    });
  });
}

test('a search without results offers those of the other language', async ({ page }) => {
  const indonesian = siteLocales[1] as (typeof siteLocales)[number];
  await page.goto('/search?q=pembayaran');
  const main = page.getByRole('main');
  await expect(main).toContainText(english.texts.search.noneHelp);
  const offer = main.getByRole('link', { name: indonesian.label });
  await expect(offer).toHaveAttribute('href', indonesian.to('/search?q=pembayaran'));
  await expect(main.locator(`ul[lang="${indonesian.htmlLang}"]`)).toContainText(/pembayaran/i);
  await offer.click();
  await expect(page.locator('html')).toHaveAttribute('lang', indonesian.htmlLang);
  await expect(main.locator('.search-result').first()).toContainText(/pembayaran/i);
});

test('all results of a dialog search open in the search page without a full page load', async ({ page }) => {
  await page.goto('/search?q=OCR');
  const isSameDocument = await markDocument(page);
  const results = page.locator('.search-result');
  await expect(results.first()).toContainText('OCR');
  const { seeAll } = await searchFor(page, english, 'streaming');
  await seeAll.click();
  await expect(page).toHaveURL('/search?q=streaming');
  await expect(results.first()).toContainText(/streaming/i);
  expect(await isSameDocument()).toBe(true);
  expect(await page.evaluate(() => window.siteLoading?.pending)).toBeNull();
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('OCR');
  await expect(results.first()).toContainText('OCR');
});

test('a result clicked before the address follows the field opens, and going back restores the search', async ({
  page,
}) => {
  await disablePrefetch(page);
  await page.clock.install();
  await page.goto('/search?q=OCR');
  await expect(page.locator('.search-result').first()).toBeVisible();
  await pauseClock(page);
  const release = await holdRequests(page, '**/docs/sdks/overview.txt');
  const field = page.getByRole('searchbox');
  await field.fill('SDK');
  await page.locator('.search-result a[href="/docs/sdks/overview"]').click();
  await page.clock.runFor(300);
  await page.clock.resume();
  release();
  await expect(page).toHaveURL('/docs/sdks/overview');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/search?q=SDK');
  await expect(field).toHaveValue('SDK');
});

test('the address follows the field once the reader gives up on a page that does not load', async ({ page }) => {
  await disablePrefetch(page);
  await page.clock.install();
  await page.goto('/search?q=OCR');
  const isSameDocument = await markDocument(page);
  await expect(page.locator('.search-result').first()).toBeVisible();
  await pauseClock(page);
  await page.route('**/docs/**/*.txt', () => {}); // Never answered.
  await page.locator('.search-result').first().getByRole('link').click();
  await expect.poll(() => page.evaluate(() => window.siteLoading?.pending)).toBeTruthy();
  const field = page.getByRole('searchbox');
  await field.fill('streaming');
  await page.clock.runFor(1_000);
  await expect(page).toHaveURL('/search?q=OCR');
  await page.evaluate(() => window.location.assign('#part')); // A link within the page ends the navigation.
  await expect.poll(() => page.evaluate(() => window.siteLoading?.pending)).toBeNull();
  await page.clock.runFor(1_000);
  await expect(page).toHaveURL('/search?q=streaming');
  await expect(field).toHaveValue('streaming');
  expect(await isSameDocument()).toBe(true);
});

test('no letter is lost when the address is written while the reader types', async ({ page }) => {
  test.slow();
  await page.goto('/search');
  await markDocument(page);
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  const field = page.getByRole('searchbox');
  const query = 'create contact webhook tool';
  await field.pressSequentially(query, { delay: 330 }); // About as long as the pause after which the address is written.
  await expect(page).toHaveURL(`/search?${new URLSearchParams({ q: query })}`);
  await expect(field).toHaveValue(query);
});

test('a search that finds nothing in one part of the site goes on in all of it, with the focus at the answer', async ({
  page,
}) => {
  await page.goto('/search?q=conversation_id&in=blog');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: english.texts.search.everywhere }).click();
  await expect(main.locator('.search-result').first()).toBeVisible();
  await expect(main.locator(':focus').getByRole('status')).toHaveCount(1);
});

test('more results load on scrolling and with the button', async ({ page }) => {
  await page.goto('/search?q=agent');
  const results = page.locator('.search-result');
  await expect(page.locator('.search-hits')).toHaveAttribute('data-texts', 'searched');
  await page.getByRole('button', { name: english.texts.search.more }).press('Enter');
  await expect.poll(() => results.count()).toBeGreaterThanOrEqual(40);
  const count = await results.count();
  await results.last().scrollIntoViewIfNeeded();
  await expect.poll(() => results.count()).toBeGreaterThan(count);
  const targets = await results.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(targets.length).toBeGreaterThanOrEqual(60);
  expect(targets.filter((target, index) => targets.indexOf(target) !== index)).toEqual([]);
});

/** Length of the list of results, and how far the page is scrolled. */
async function getPlace(page: Page): Promise<{ shown: number; scrollY: number }> {
  const shown = await page.locator('.search-result').count();
  return { shown, scrollY: await page.evaluate(() => Math.round(window.scrollY)) };
}

/** Shows more results and scrolls to the middle of them, at once. */
async function readOn(page: Page): Promise<{ shown: number; scrollY: number }> {
  const results = page.locator('.search-result');
  await expect(page.locator('.search-hits')).toHaveAttribute('data-texts', 'searched');
  for (const count of [40, 60]) {
    await page.getByRole('button', { name: english.texts.search.more }).dispatchEvent('click');
    await expect(results).toHaveCount(count);
  }
  await results.nth(40).evaluate((result) => result.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const place = await getPlace(page);
  expect(place.scrollY).toBeGreaterThan(2_000);
  return place;
}

test('going back or forward to a list finds it as long as it was, and where it was', async ({ page }) => {
  await page.goto('/docs/intro');
  const isSameDocument = await markDocument(page);
  const seeAll = async () => (await searchFor(page, english, 'face')).seeAll.click();
  await seeAll();
  const place = await readOn(page);
  await page.goBack();
  await expect(page).toHaveURL('/docs/intro');
  await page.goForward();
  await expect.poll(() => getPlace(page)).toEqual(place);

  await page.locator('.search-result').nth(40).getByRole('link').click();
  await expect(page).not.toHaveURL(/search/);
  await page.goBack();
  await expect.poll(() => getPlace(page)).toEqual(place);
  await page.goForward();
  await expect(page.locator('.search-result')).toHaveCount(0);
  await seeAll(); // Another visit begins at the top.
  await expect(page.locator('.search-result').first()).toBeVisible();
  expect((await getPlace(page)).scrollY).toBe(0);
  expect(await isSameDocument()).toBe(true);
});

test('going back from one search to another finds its list as long as it was, and where it was', async ({ page }) => {
  await page.goto('/search?q=face');
  const isSameDocument = await markDocument(page);
  const place = await readOn(page);
  await page.keyboard.press('Control+k'); // Playwright would scroll to the button in the navbar.
  const { input, seeAll } = getSearchDialog(page, english);
  await input.fill('webhook');
  await seeAll.click();
  await expect(page).toHaveURL('/search?q=webhook');
  await expect(page.locator('.search-result').first()).toContainText(/webhook/i);
  expect((await getPlace(page)).scrollY).toBe(0);
  await page.goBack();
  await expect.poll(() => getPlace(page)).toEqual(place);
  expect(await isSameDocument()).toBe(true);
});

test('reloading the page, or going back to it from another document, finds the list as long as it was, and where it was', async ({
  page,
}) => {
  await page.goto('/search?q=face');
  const place = await readOn(page);
  await expect.poll(() => page.evaluate(() => history.state.listPlace?.scrollY)).toBe(place.scrollY);
  await page.reload();
  await expect.poll(() => getPlace(page)).toEqual(place);
  await page.goto('/id');
  await page.goBack();
  await expect.poll(() => getPlace(page)).toEqual(place);
});

test('focus stays at the end of the list once the last results have loaded', async ({ page }) => {
  await page.goto('/search?q=webhook%20tool');
  await expect(page.locator('.search-hits')).toHaveAttribute('data-texts', 'searched');
  const more = page.getByRole('button', { name: english.texts.search.more });
  await expect(async () => {
    if ((await more.count()) > 0) await more.press('Enter', { timeout: 1000 });
    await expect(more).toHaveCount(0, { timeout: 500 });
  }).toPass();
  await expect(page.locator(':focus')).toContainText(/\d/);
});

test('Escape and the clear button empty the field, and going back restores the search', async ({ page }) => {
  await page.goto('/search?q=OCR');
  const field = page.getByRole('searchbox');
  const results = page.locator('.search-result');
  await expect(results.first()).toBeVisible();
  await field.press('Escape');
  await expect(field).toHaveValue('');
  await expect(results).toHaveCount(0);
  await expect(page).toHaveURL('/search');
  await field.fill('webhook');
  await page.getByRole('button', { name: english.texts.search.clear }).click();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');
  await field.fill('streaming');
  await expect(page).toHaveURL('/search?q=streaming');
  await results.first().getByRole('link').click();
  await expect(page).not.toHaveURL(/search/);
  await page.goBack();
  await expect(field).toHaveValue('streaming');
  await expect(results.first()).toBeVisible();
});
