import type { Page } from '@playwright/test';
import { defaultLocale } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';
import { preferredVersionKey } from '@/lib/storage/preferred-version';
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
  test(`a docs page says its version, and it is stored as the preferred one in ${code}`, async ({ page }) => {
    await page.goto(to('/'));
    expect(await page.evaluate(getVersion, preferredVersionKey)).toBeNull();
    await page.goto(to('/docs/api/introduction'));
    await expect(page.getByText(texts.docs.version.replace('{version}', 'Next'), { exact: true })).toBeVisible();
    await expect.poll(() => page.evaluate(getVersion, preferredVersionKey)).toBe('current');
  });

  test(`a stored version that there is not gives way to the one that is read in ${code}`, async ({
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
  test(`Browser storage unavailable: ${name}, one warning, and everything works`, async ({ page, problems }) => {
    await prepare(page);
    await page.goto('/docs/api/endpoints/ocr');
    const python = page.getByRole('tab', { name: 'Python' }).first();
    await python.click();
    await expect(python).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('button', { name: getMessages(defaultLocale).colorMode.toDark }).click();
    await expect(page.locator('html')).toHaveClass(/dark/);
    await page.locator('.announcement-close').click();
    await expect(page.locator('.announcement')).toBeHidden();
    problems.expect(nothingStored);
  });
}
