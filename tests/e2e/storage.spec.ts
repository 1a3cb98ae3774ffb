import type { Page } from '@playwright/test';
import { preferredVersionKey } from '@/components/versions/preferred-version';
import { blockStorage } from '../support/block-storage';
import { nothingStored } from '../support/problems';
import { shownAnnouncement } from '../support/shown-announcement';
import { english, expect, test, testLocales, waitForHydration } from '../support/site';

/** Makes every attempt to store fail for lack of room. Call it before the page loads. */
const fillStorage = (page: Page) =>
  page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Storage is full.', 'QuotaExceededError');
    };
  });

const getVersion = (key: string) => localStorage.getItem(key);

for (const { code, to } of testLocales) {
  test(`a docs page stores its version, and replaces an unknown one in ${code}`, async ({ page, problems }) => {
    await page.goto(to('/'));
    expect(await page.evaluate(getVersion, preferredVersionKey)).toBeNull();
    await page.goto(to('/docs/api/introduction'));
    await expect.poll(() => page.evaluate(getVersion, preferredVersionKey)).toBe('current');
    await page.evaluate((key) => localStorage.setItem(key, 'version-of-old'), preferredVersionKey);
    await page.reload();
    await expect.poll(() => page.evaluate(getVersion, preferredVersionKey)).toBe('current');
    problems.expect(/"version-of-old"/);
  });
}

test.describe('Browser storage unavailable', () => {
  test.use({ locale: 'id-ID' }); // An offer of the other language could not be closed for good.

  for (const [name, prepare] of [
    ['blocked', blockStorage],
    ['full', fillStorage],
  ] as const) {
    test(`when ${name}, the page works and warns once`, async ({ page, problems }) => {
      await prepare(page);
      await page.goto('/docs/api/endpoints/ocr');
      await waitForHydration(page);
      if (shownAnnouncement) {
        await page.locator('.announcement-close').click();
        await expect(page.locator('.announcement')).toBeHidden();
      }
      const python = page.getByRole('tab', { name: 'Python' }).first();
      await python.click();
      await expect(python).toHaveAttribute('aria-selected', 'true');
      await page.getByRole('button', { name: english.texts.colorMode.toDark }).click();
      await expect(page.locator('html')).toHaveClass(/dark/);
      await expect(page.locator('[data-language-offer]')).toHaveCount(0);
      problems.expect(nothingStored);
    });
  }
});
