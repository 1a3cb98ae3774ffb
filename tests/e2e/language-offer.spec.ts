import type { Page } from '@playwright/test';
import { getLanguageOfferMessages } from '@/components/language-offer/messages';
import { languageOfferKey } from '@/components/language-offer/offered-language';
import { expectNoViolations } from '../support/accessibility';
import { watchShifts } from '../support/layout-shifts';
import { expect, getPager, localePairs, markDocument, type TestLocale, test, waitForHydration } from '../support/site';

test.use({ storageState: { cookies: [], origins: [] } });

const path = '/docs/capabilities/liveness-detection';

const getOffer = (page: Page, locale: TestLocale) =>
  page.getByRole('complementary', { name: getLanguageOfferMessages(locale).label });
const getStored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), languageOfferKey);

for (const { shown, other: preferred } of localePairs) {
  test.describe(`a reader who prefers ${preferred.code} on a page in ${shown.code}`, () => {
    test.use({ locale: preferred.htmlLang });

    test('is offered the same page in the preferred language, with query and hash', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const getShifts = await watchShifts(page);
      await page.goto(shown.to(`${path}?from=test#limits`));
      const offer = getOffer(page, preferred);
      await expect(offer).toHaveAttribute('lang', preferred.htmlLang);
      await expect(offer).toContainText(getLanguageOfferMessages(preferred).text);
      await expect(offer).toBeInViewport({ ratio: 1 });
      await expect(offer.locator(':focus')).toHaveCount(0);
      expect(await getShifts()).toEqual([]);
      await expectNoViolations(page, 'the offer');
      await offer.getByRole('link', { name: getLanguageOfferMessages(preferred).accept }).click();
      await expect(page).toHaveURL(preferred.to(`${path}?from=test#limits`));
      await waitForHydration(page);
      await expect(getOffer(page, shown)).toHaveCount(0);
    });

    test('is asked only once, and sees the offer on every page until closing it', async ({ page }) => {
      await page.goto(shown.to('/docs/get-started/overview'));
      const isSameDocument = await markDocument(page);
      const offer = getOffer(page, preferred);
      await expect(offer).toBeVisible();
      expect(await getStored(page)).toBe(preferred.code);
      const { next, previous } = getPager(page, shown);
      await next.click();
      const link = offer.getByRole('link');
      await expect(link).toHaveAttribute('href', preferred.to('/docs/get-started/quickstart'));
      await offer.getByRole('button', { name: getLanguageOfferMessages(preferred).close }).click();
      await expect(offer).toHaveCount(0);
      await previous.click();
      await expect(page).toHaveURL(shown.to('/docs/get-started/overview'));
      await expect(offer).toHaveCount(0);
      expect(await isSameDocument()).toBe(true);
      await page.goto(shown.to('/blog'));
      await waitForHydration(page);
      await expect(offer).toHaveCount(0);

      await page.evaluate(() => localStorage.clear());
      await page.reload();
      await link.press('Escape');
      await expect(offer).toHaveCount(0);
    });
  });

  test.describe(`a reader who prefers ${shown.code} on a page in ${shown.code}`, () => {
    test.use({ locale: shown.htmlLang });

    test('is offered nothing, not even after a switch in the menu', async ({ page, isMobile }) => {
      const { language, nav } = shown.texts;
      await page.goto(shown.to(path));
      await waitForHydration(page);
      await expect(getOffer(page, preferred)).toHaveCount(0);
      expect(await getStored(page)).toBeNull();
      await page.getByRole('button', { name: isMobile ? nav.openMenu : language.label }).click();
      if (isMobile) await page.getByRole('button', { name: nav.backToMainMenu }).click();
      await page.locator(`a[lang="${preferred.htmlLang}"]`).filter({ visible: true }).click();
      await expect(page).toHaveURL(preferred.to(path));
      await waitForHydration(page);
      await expect(getOffer(page, shown)).toHaveCount(0);
      expect(await getStored(page)).toBe(preferred.code);
    });
  });
}
