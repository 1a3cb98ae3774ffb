import { expectNoViolations } from '../support/accessibility';
import { holdRequests } from '../support/hold-requests';
import { refused, searchFailed } from '../support/problems';
import { getSearchButton, getSearchDialog, openFirstHit, waitForAllHits } from '../support/search';
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
