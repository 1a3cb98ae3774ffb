import { getSearchModalMessages } from '@/components/search/dialog/messages';
import { getSearchMessages } from '@/components/search/messages';
import { format } from '@/lib/i18n/format';
import { expectNoViolations, pageRules } from '../support/accessibility';
import { recordAnnouncements } from '../support/announcements';
import { holdRequests } from '../support/hold-requests';
import { isMatrix } from '../support/matrix';
import { refused, searchFailed } from '../support/problems';
import { getSearchDialog, openFirstHit, openSearch, searchFor } from '../support/search';
import { english, expect, indonesian, test } from '../support/site';

const rules = pageRules;

const ways = [
  [english, 'light'],
  [indonesian, 'dark'],
] as const;

for (const [locale, colorScheme] of isMatrix ? ways : ways.slice(0, 1)) {
  const { code, to } = locale;
  const texts = getSearchMessages(locale);
  const modal = getSearchModalMessages(locale);

  test(`axe finds no violations in any dialog state in ${code}, ${colorScheme}`, async ({ page, problems }) => {
    test.slow();
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto(to('/docs/intro'));
    const { dialog, hits, input, seeAll } = await openSearch(page, locale);
    await expect(dialog).toContainText(modal.startScreen.noRecentSearchesText);
    await expectNoViolations(page, 'empty start screen', { rules });
    await input.fill('webhook');
    await expect(seeAll).toBeVisible();
    await expectNoViolations(page, 'results', { rules });
    for (let count = 0; count < 9; count += 1) await page.keyboard.press('ArrowDown');
    await expectNoViolations(page, 'results, scrolled', { rules });
    await input.fill('qqzzxx');
    await expect(dialog).toContainText(modal.noResultsScreen.suggestedQueryText);
    await expectNoViolations(page, 'no results', { rules });
    await page.keyboard.press('Escape');

    for (const query of ['OCR', 'streaming']) await openFirstHit(page, locale, query);
    await openSearch(page, locale);
    await hits.first().getByRole('button').first().click();
    await expect(dialog.getByRole('tree')).toHaveCount(2);
    await expectNoViolations(page, 'recent and favourite searches', { rules });

    const release = await holdRequests(page, '**/search-index/hashed/*.titles.*', (route) => route.abort());
    await page.reload();
    await openSearch(page, locale);
    await input.fill('OCR');
    await expect(getSearchDialog(page, locale).status).toHaveText(modal.loading);
    await expectNoViolations(page, 'stalled', { rules });
    release();
    await expect(dialog.getByText(modal.errorScreen.helpText, { exact: true })).toBeVisible();
    await expectNoViolations(page, 'error', { rules });
    problems.allow(refused, searchFailed);
  });

  test(`axe finds no violations in any search page state in ${code}, ${colorScheme}`, async ({ page, problems }) => {
    test.slow();
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const main = page.getByRole('main');
    await page.goto(to('/search?q=webhook'));
    await expect(main.getByRole('article').or(main.getByRole('listitem')).first()).toBeVisible();
    await expectNoViolations(page, 'results', { rules });
    await main.getByRole('heading', { level: 2 }).first().getByRole('link').click();
    await expect(page.getByRole('button', { name: texts.clearHighlight })).toBeVisible();
    await expectNoViolations(page, 'highlights on the page that opened', { rules });
    await page.goto(to('/search?q=qqzzxx'));
    await expect(main).toContainText(texts.noneHelp);
    await expectNoViolations(page, 'no results', { rules });
    await page.route('**/search-index/**', (route) => route.abort());
    await page.goto(to('/search?q=OCR'));
    await expect(main.getByRole('alert')).toBeVisible();
    await expectNoViolations(page, 'error', { rules });
    problems.allow(refused, searchFailed);
  });
}

test('dialog and search page announce what was found', async ({ page }) => {
  const takeAnnouncements = await recordAnnouncements(page);
  await page.goto('/docs/intro');
  const { input, seeAll } = await searchFor(page, english, 'webhook');
  await expect(seeAll).toBeVisible();
  const { found, noResultsScreen } = getSearchModalMessages(english);
  const count = ((await seeAll.textContent()) ?? '').match(/\d+/)?.[0] ?? '';
  await expect.poll(takeAnnouncements).toContain(format(found.other, { count }));
  await input.fill('qqzzxx');
  await expect.poll(takeAnnouncements).toContain(`${noResultsScreen.noResultsText} "qqzzxx"`);

  await page.goto('/search?q=OCR');
  await expect.poll(takeAnnouncements).toContainEqual(expect.stringMatching(/^\d+ results for “OCR”$/));
  await page.getByRole('main').getByRole('searchbox').fill('qqzzxx');
  await expect.poll(takeAnnouncements).toContain(format(getSearchMessages(english).none, { query: 'qqzzxx' }));
});
