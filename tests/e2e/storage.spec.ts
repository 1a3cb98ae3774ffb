import type { Page } from '@playwright/test';
import { preferredVersionKey } from '@/lib/browser/stored-choices';
import { defaultLocale } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';
import { blockStorage } from '../support/block-storage';
import { nothingStored } from '../support/problems';
import { expect, test, testLocales } from '../support/site';

/** Makes every attempt to store fail for lack of room. Call it before the page loads. */
const fillStorage = (page: Page) =>
  page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Storage is full.', 'QuotaExceededError');
    };
  });

const getVersion = (key: string) => localStorage.getItem(key);

for (const { code, texts, to } of testLocales) {
  test(`a docs page shows its version and stores it as the preferred one in ${code}`, async ({ page }) => {
    await page.goto(to('/'));
    expect(await page.evaluate(getVersion, preferredVersionKey)).toBeNull();
    await page.goto(to('/docs/api/introduction'));
    await expect(page.getByText(texts.docs.version.replace('{version}', 'Next'), { exact: true })).toBeVisible();
    await expect.poll(() => page.evaluate(getVersion, preferredVersionKey)).toBe('current');
  });

  test(`an unknown stored version is replaced with a warning by the version being read in ${code}`, async ({
    page,
    problems,
  }) => {
    await page.goto(to('/'));
    await page.evaluate((key) => localStorage.setItem(key, 'version-of-old'), preferredVersionKey);
    await page.goto(to('/docs/intro'));
    await expect.poll(() => page.evaluate(getVersion, preferredVersionKey)).toBe('current');
    problems.expect(/"version-of-old"/);
  });
}

for (const [name, prepare] of [
  ['blocked', blockStorage],
  ['full', fillStorage],
] as const) {
  test(`Browser storage unavailable: when ${name}, the page works and warns once`, async ({ page, problems }) => {
    await prepare(page);
    await page.goto('/docs/api/endpoints/ocr');
    const python = page.getByRole('tab', { name: 'Python' }).first();
    await python.click();
    await expect(python).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('button', { name: getMessages(defaultLocale).colorMode.toDark }).click();
    await expect(page.locator('html')).toHaveClass(/dark/);
    problems.expect(nothingStored);
  });
}
