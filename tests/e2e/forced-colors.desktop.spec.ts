import type { Locator } from '@playwright/test';
import { getChatMessages } from '@/components/chat/messages';
import { getPageActionMessages } from '@/components/markdown-pages/messages';
import { holdRequests } from '../support/hold-requests';
import { expect, test, testLocales, waitForHydration } from '../support/site';

const operation = '/docs/api/endpoints/face-detection';
const getBackground = (locator: Locator) => locator.evaluate((element) => getComputedStyle(element).backgroundColor);
const getBorder = (locator: Locator) => locator.evaluate((element) => getComputedStyle(element).borderTopWidth);

for (const { code, to } of testLocales) {
  test(`forced colours still set apart the current link, the selected tab and buttons in ${code}`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(to(operation));
    const sidebar = page.getByRole('complementary').getByRole('navigation');
    const other = sidebar.locator('a:not([aria-current])').first();
    expect(await getBackground(sidebar.locator('a[aria-current]'))).not.toBe(await getBackground(other));
    const tabs = page.getByRole('tablist').first();
    const chosen = await getBackground(tabs.getByRole('tab', { selected: true }));
    expect(chosen).not.toBe(await getBackground(tabs.getByRole('tab', { selected: false }).first()));
    expect(await getBorder(page.getByRole('button', { name: getPageActionMessages({ code }).copy }))).toBe('1px');
    expect(await getBorder(page.getByRole('link', { name: getChatMessages({ code }).tooltip }))).toBe('1px');

    const tab = tabs.getByRole('tab', { selected: true });
    await tab.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab'); // Makes the browser treat the focus as visible.
    await expect(tab).toBeFocused();
    await expect(tab).toHaveCSS('outline-style', 'solid');
    const ring = await tab.evaluate((element) => getComputedStyle(element).outlineColor);
    expect(ring).not.toBe(await getBackground(tab));
  });
}

test('forced colours set the search apart from the page while it loads', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/docs/intro');
  await waitForHydration(page);
  const release = await holdRequests(page, '**/_next/static/**');
  await page.keyboard.press('/');
  const field = page.getByRole('dialog').getByRole('searchbox');
  await expect(field).toBeVisible();
  expect(await getBorder(field.locator('..'))).toBe('1px');
  release();
});
