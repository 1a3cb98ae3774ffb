import type { Page } from '@playwright/test';
import { getShortcutMessages } from '@/components/shortcuts/messages';
import { singleKeysKey } from '@/lib/browser/keyboard';
import { expectNoViolations } from '../support/accessibility';
import { holdRequests } from '../support/hold-requests';
import { getBox } from '../support/loading';
import { refused } from '../support/problems';
import { getSearchDialog } from '../support/search';
import { english, expect, type TestLocale, test, testLocales, waitForHydration, waitForIdle } from '../support/site';

const getHelp = (page: Page, locale: TestLocale) =>
  page.getByRole('dialog', { name: getShortcutMessages(locale).title });

for (const locale of testLocales) {
  const { code, to } = locale;
  const texts = getShortcutMessages(locale);

  test(`the question mark or a button opens the shortcut help in ${code}`, async ({ page }) => {
    await page.goto(to('/docs/intro'));
    await waitForHydration(page);
    const link = page.getByRole('main').getByRole('link').first();
    await link.focus();
    await page.keyboard.press('?');
    const help = getHelp(page, locale);
    await expect(help.getByText(texts.everywhere.toggleSearch)).toBeVisible();
    await expect(help.getByText(texts.inSearch.openWindow)).toBeVisible();
    await expectNoViolations(page, 'help on shortcuts');
    await page.keyboard.press('Escape');
    await expect(help).toHaveCount(0);
    await expect(link).toBeFocused();

    await page.setViewportSize({ width: 1280, height: 800 }); // The button is shown on wide screens only.
    const button = page.getByRole('button', { name: texts.title });
    await button.click();
    await help.getByRole('button', { name: texts.close }).click();
    await expect(help).toHaveCount(0);
    await expect(button).toBeFocused();
  });

  test(`single-key shortcuts can be turned off in the help and stay off in ${code}`, async ({ page }) => {
    await page.goto(to('/docs/intro'));
    await waitForHydration(page);
    await page.keyboard.press('?');
    const help = getHelp(page, locale);
    const choice = help.getByRole('switch', { name: texts.singleKeys });
    await expect(choice).toBeChecked();
    await choice.press('Space');
    await page.keyboard.press('Escape');
    await expect(help).toHaveCount(0);
    expect(await page.evaluate((key) => localStorage.getItem(key), singleKeysKey)).toBe('off');

    await page.reload();
    await waitForHydration(page);
    const search = getSearchDialog(page, locale);
    await page.keyboard.press('?');
    await page.keyboard.press('/');
    await page.keyboard.press('Control+k');
    await expect(search.input).toBeFocused();
    await expect(search.input).toHaveValue(''); // Had the slash opened the dialog, the chord would have closed it.
    await expect(help).toHaveCount(0);
  });
}

test('the shortcut help does not open over a search that was opened meanwhile', async ({ page }) => {
  await page.goto('/docs/intro');
  await waitForHydration(page);
  const { input } = getSearchDialog(page, english);
  await page.keyboard.press('/');
  await expect(input).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  const release = await holdRequests(page, '**/_next/static/chunks/*.js');
  await page.locator('[data-shortcut-help]').first().dispatchEvent('click'); // Hidden on narrow screens.
  await page.keyboard.press('Control+k');
  await expect(input).toBeFocused();
  const loaded = page.waitForResponse('**/_next/static/chunks/*.js');
  release();
  await loaded;
  await waitForIdle(page);
  await expect(page.locator('dialog[open]')).toHaveCount(1);
});

test('a shortcut help that cannot be loaded says so', async ({ page, problems }) => {
  problems.allow(refused, /^warning: The shortcut help could not be loaded/);
  await page.goto('/docs/intro');
  await waitForHydration(page);
  await page.route('**/_next/static/chunks/*.js', (route) => route.abort());
  await page.keyboard.press('?');
  await expect(getBox(page, english)).toBeVisible();
});
