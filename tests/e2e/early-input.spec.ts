import type { Page } from '@playwright/test';
import { holdRequests } from '../support/hold-requests';
import { answered } from '../support/problems';
import { getSearchButton, getSearchDialog } from '../support/search';
import { english, expect, indonesian, test } from '../support/site';

/** Opens a page of which only the HTML has arrived. */
async function openWithoutScripts(page: Page, path = '/docs/intro'): Promise<() => void> {
  const release = await holdRequests(page, '**/_next/static/**/*.js');
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  return release;
}

test('a click on the search opens it, however late the scripts arrive', async ({ page }) => {
  const release = await openWithoutScripts(page);
  await getSearchButton(page, english).click();
  release();
  await expect(getSearchDialog(page, english).input).toBeFocused();
});

test('a shortcut opens the search or the help, however late the scripts arrive', async ({ page }) => {
  // The second as with caps lock.
  for (const keys of ['Control+k', 'Control+K', '/', '?']) {
    const release = await openWithoutScripts(page);
    await page.keyboard.press(keys);
    release();
    const help = page.getByRole('dialog', { name: english.texts.shortcuts.title });
    if (keys === '?') await expect(help).toBeVisible();
    else await expect(getSearchDialog(page, english).input).toBeFocused();
    await page.unrouteAll({ behavior: 'wait' });
  }
});

test('so do a click and a shortcut on the page for unknown addresses, in the language of the address', async ({
  page,
  problems,
}) => {
  problems.allow(answered(404));
  const release = await openWithoutScripts(page, '/docs/no-such-page');
  await getSearchButton(page, english).first().click();
  release();
  await expect(getSearchDialog(page, english).input).toBeFocused();
  await page.unrouteAll({ behavior: 'wait' });
  const releaseAgain = await openWithoutScripts(page, '/id/docs/no-such-page');
  await page.keyboard.press('Control+k');
  releaseAgain();
  await expect(getSearchDialog(page, indonesian).input).toBeFocused();
});

test('an early click on the colour mode leaves the mode that the reader saw', async ({ page }) => {
  const { colorMode } = english.texts;
  await page.emulateMedia({ colorScheme: 'dark' });
  const release = await openWithoutScripts(page);
  await page.getByRole('button', { name: colorMode.label }).click();
  release();
  await expect(page.getByRole('button', { name: colorMode.toDark })).toBeVisible();
  await expect(page.locator('html')).not.toHaveClass(/dark/);
});

test('an early click is forgotten where another one followed it', async ({ page }) => {
  const release = await openWithoutScripts(page);
  await getSearchButton(page, english).click();
  await page.getByRole('heading', { level: 1 }).click();
  const toggle = page.getByRole('button', { name: english.texts.colorMode.label });
  await expect(toggle.first()).toBeAttached();
  release();
  await expect(page.getByRole('button', { name: english.texts.colorMode.toDark }).first()).toBeAttached();
  await expect(getSearchDialog(page, english).dialog).toHaveCount(0);
});
