import { format } from '@/lib/i18n/format';
import { expectNoViolations } from '../support/accessibility';
import { recordAnnouncements } from '../support/announcements';
import { holdRequests } from '../support/hold-requests';
import { pauseClock } from '../support/pause-clock';
import { refused, searchFailed } from '../support/problems';
import {
  getSearchButton,
  getSearchDialog,
  openFirstHit,
  readNumber,
  searchFor,
  waitForAllHits,
} from '../support/search';
import { expect, test, testLocales } from '../support/site';

for (const locale of testLocales) {
  for (const colorScheme of ['light', 'dark'] as const) {
    const { code, texts, to } = locale;

    test(`axe finds no violations in any dialog state in ${code}, ${colorScheme}`, async ({ page, problems }) => {
      test.slow();
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(to('/docs/intro'));
      const search = getSearchDialog(page, locale);
      const { dialog, hits, input } = search;
      await getSearchButton(page, locale).click();
      await expect(dialog).toContainText(texts.searchModal.startScreen.noRecentSearchesText);
      await expectNoViolations(page, 'empty start screen');
      await input.fill('webhook');
      await waitForAllHits(search);
      await expectNoViolations(page, 'results');
      await input.fill('qqzzxx');
      await expect(dialog.locator('.DocSearch-NoResults')).toBeVisible();
      await expectNoViolations(page, 'no results');
      await page.keyboard.press('Escape');

      for (const query of ['OCR', 'streaming']) await openFirstHit(page, locale, query);
      await getSearchButton(page, locale).click();
      await hits.first().getByRole('button').first().click();
      await expect(dialog.getByRole('tree')).toHaveCount(2);
      await expectNoViolations(page, 'recent and favourite searches');

      const release = await holdRequests(page, '**/search-index/*.titles.*', (route) => route.abort());
      await page.reload();
      await getSearchButton(page, locale).click();
      await input.fill('OCR');
      await expect(dialog.locator('.DocSearch-Container--Stalled')).toBeVisible();
      await expectNoViolations(page, 'stalled');
      release();
      await expect(dialog.locator('.DocSearch-ErrorScreen')).toBeVisible();
      await expectNoViolations(page, 'error');
      problems.allow(refused, searchFailed);
    });

    test(`axe finds no violations in any search page state in ${code}, ${colorScheme}`, async ({ page, problems }) => {
      test.slow();
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const main = page.getByRole('main');
      await page.goto(to('/search?q=webhook'));
      await expect(main.locator('.search-result').first()).toBeVisible();
      await expectNoViolations(page, 'results');
      await main.locator('.search-result').first().getByRole('link').click();
      await expect(page.getByRole('button', { name: texts.search.arrival.clear })).toBeVisible();
      await expectNoViolations(page, 'marks on the page that opened');
      await page.goto(to('/search?q=qqzzxx'));
      await expect(main).toContainText(texts.search.noneHelp);
      await expectNoViolations(page, 'no results');
      await page.route('**/search-index/**', (route) => route.abort());
      await page.goto(to('/search?q=OCR'));
      await expect(main.getByRole('alert')).toBeVisible();
      await expectNoViolations(page, 'error');
      problems.allow(refused, searchFailed);
    });
  }

  test(`no row of the results is exposed without a name while they render in ${locale.code}`, async ({ page }) => {
    await page.addInitScript(watchUnnamedRows);
    await page.goto(locale.to('/docs/intro'));
    const search = getSearchDialog(page, locale);
    await getSearchButton(page, locale).click();
    await search.input.pressSequentially('webhook', { delay: 50 });
    await waitForAllHits(search);
    expect(await page.evaluate(() => (window as WatchedWindow).unnamedRows)).toBe(0);
  });

  test(`the dialog announces what was found once the reader pauses, and an error at once in ${locale.code}`, async ({
    page,
    problems,
  }) => {
    const { noResultsScreen, errorScreen } = locale.texts.searchModal;
    const takeAnnouncements = await recordAnnouncements(page);
    await page.clock.install();
    await page.goto(locale.to('/docs/intro'));
    const search = await searchFor(page, locale, 'OCR');
    const { dialog, hits, input, seeAll } = search;
    await waitForAllHits(search);
    await pauseClock(page);
    await takeAnnouncements();
    await input.fill('');
    await input.pressSequentially('webhook');
    await expect(hits.first()).toContainText(/webhook/i);
    expect(await takeAnnouncements()).toEqual([]);
    await page.clock.runFor(500);
    const count = String(await readNumber(seeAll));
    expect(await takeAnnouncements()).toEqual([expect.stringContaining(count)]);

    await input.fill('qqzzxx');
    await expect(dialog.locator('.DocSearch-NoResults')).toBeVisible();
    await page.clock.runFor(500);
    expect(await takeAnnouncements()).toEqual([`${noResultsScreen.noResultsText} "qqzzxx"`]);
    expect((await dialog.ariaSnapshot()).split(noResultsScreen.noResultsText)).toHaveLength(2);

    await page.evaluate(() => Object.assign(Worker.prototype, { postMessage: () => {} }));
    await input.fill('OCR');
    await page.clock.runFor(5_000); // After that, the worker counts as dead.
    await page.clock.runFor(1); // The message appears after the end of the search.
    await expect(dialog.locator('.DocSearch-ErrorScreen')).toBeVisible();
    await page.clock.runFor(1);
    expect(await takeAnnouncements()).toContainEqual(expect.stringContaining(errorScreen.titleText));
    expect((await dialog.ariaSnapshot()).split(errorScreen.titleText)).toHaveLength(2);
    problems.expect(searchFailed);
  });

  test(`the search page announces what was found once the reader pauses in ${locale.code}`, async ({ page }) => {
    const { texts } = locale;
    const takeAnnouncements = await recordAnnouncements(page);
    await page.clock.install();
    await page.goto(locale.to('/search?q=OCR'));
    const main = page.getByRole('main');
    const results = main.locator('.search-result');
    const field = page.getByRole('searchbox');
    await expect(main.locator('.search-hits')).toHaveAttribute('data-texts', 'searched');
    await pauseClock(page);
    expect(await takeAnnouncements()).not.toContain(texts.search.hint);
    await field.fill('');
    await field.pressSequentially('webhook');
    await expect(main).toContainText('“webhook”'); // Half the word already finds the same.
    expect(await takeAnnouncements()).toEqual([]);
    await page.clock.runFor(500);
    expect(await takeAnnouncements()).toEqual([expect.stringContaining('webhook')]);

    await field.pressSequentially('qqzzxx');
    await expect(main).toContainText('“webhookqqzzxx”');
    await expect(results).toHaveCount(0);
    await page.clock.runFor(500);
    const none = format(texts.search.none, { query: 'webhookqqzzxx' });
    expect(await takeAnnouncements()).toEqual([none]);
    expect((await main.ariaSnapshot()).split(none)).toHaveLength(2);
  });
}

interface WatchedWindow extends Window {
  unnamedRows?: number;
}

/** Runs in the page, and counts the rows that assistive technology finds without a name, after each change of the document. */
function watchUnnamedRows() {
  const watched: WatchedWindow = window;
  watched.unnamedRows = 0;
  const count = () => {
    const rows = [...document.querySelectorAll('[role="treeitem"]:not([aria-hidden="true"])')];
    watched.unnamedRows = (watched.unnamedRows ?? 0) + rows.filter(({ textContent }) => !textContent).length;
  };
  // Other observers patch the same change; this waits for them.
  const observer = new MutationObserver(() => queueMicrotask(count));
  observer.observe(document, { subtree: true, childList: true, attributes: true });
}
