import type { Page } from '@playwright/test';
import { getLanguageOfferMessages } from '@/components/language-offer/messages';
import { languageOfferKey } from '@/components/language-offer/offered-language';
import { expectNoViolations } from '../support/accessibility';
import { blockStorage } from '../support/block-storage';
import { watchShifts } from '../support/layout-shifts';
import { nothingStored } from '../support/problems';
import {
  expect,
  getPager,
  localePairs,
  markDocument,
  siteLocales,
  type TestLocale,
  test,
  waitForHydration,
} from '../support/site';

const emptyStorage = { cookies: [], origins: [] };
test.use({ storageState: emptyStorage });

const path = '/docs/capabilities/liveness-detection';

const getOffer = (page: Page, locale: TestLocale) =>
  page.getByRole('complementary', { name: getLanguageOfferMessages(locale).label });
const getAnyOffer = (page: Page) =>
  page.getByRole('complementary', {
    name: new RegExp(siteLocales.map((locale) => getLanguageOfferMessages(locale).label).join('|')),
  });
const getStored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), languageOfferKey);

for (const { shown, other: preferred } of localePairs) {
  test.describe(`a reader who prefers ${preferred.code} on a page in ${shown.code}`, () => {
    test.use({ locale: preferred.htmlLang });

    test('is offered the same page in the preferred language, with query and hash', async ({ page }) => {
      await page.goto(shown.to(`${path}?from=test#limits`));
      const offer = getOffer(page, preferred);
      await expect(offer).toHaveAttribute('lang', preferred.htmlLang);
      await expect(offer).toContainText(getLanguageOfferMessages(preferred).text);
      await expect(offer.locator(':focus')).toHaveCount(0);
      await offer.getByRole('link', { name: getLanguageOfferMessages(preferred).accept }).click();
      await expect(page).toHaveURL(preferred.to(`${path}?from=test#limits`));
      await waitForHydration(page);
      await expect(getAnyOffer(page)).toHaveCount(0);
    });

    test('is asked only once, even without answering, and sees the offer on every page until closing it', async ({
      page,
    }) => {
      await page.goto(shown.to('/docs/get-started/overview'));
      const isSameDocument = await markDocument(page);
      const offer = getOffer(page, preferred);
      await expect(offer).toBeVisible();
      expect(await getStored(page)).toBe(preferred.code);
      const { next, previous } = getPager(page, shown);
      await next.click();
      await expect(page).toHaveURL(shown.to('/docs/get-started/quickstart'));
      await expect(offer.getByRole('link')).toHaveAttribute('href', preferred.to('/docs/get-started/quickstart'));
      await offer.getByRole('button', { name: getLanguageOfferMessages(preferred).close }).click();
      await expect(offer).toHaveCount(0);
      await previous.click();
      await expect(page).toHaveURL(shown.to('/docs/get-started/overview'));
      await expect(offer).toHaveCount(0);
      expect(await isSameDocument()).toBe(true);
      await page.goto(shown.to('/blog'));
      await waitForHydration(page);
      await expect(getAnyOffer(page)).toHaveCount(0);
    });

    test('sees the offer clear of the chat button, without layout shift or axe violations, until Escape inside it', async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      const getShifts = await watchShifts(page);
      await page.goto(shown.to(path));
      const offer = getOffer(page, preferred);
      await expect(offer).toBeInViewport({ ratio: 1 });
      expect(await getShifts()).toEqual([]);
      const box = await offer.boundingBox();
      const screen = page.viewportSize();
      const isClear =
        (box?.x ?? 0) + (box?.width ?? 0) < (screen?.width ?? 0) - 80 ||
        (box?.y ?? 0) + (box?.height ?? 0) <= (screen?.height ?? 0) - 80;
      expect(isClear, JSON.stringify({ box, screen })).toBe(true);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expectNoViolations(page, `${path}, ${colorScheme}`);
      }
      await page.keyboard.press('Escape');
      await expect(offer).toBeVisible();
      await page.keyboard.press('Tab'); // The skip link.
      await page.keyboard.press('Tab');
      await expect(offer.getByRole('link')).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(offer).toHaveCount(0);
    });

    test('is offered nothing if storage is blocked', { tag: '@matrix' }, async ({ page, problems }) => {
      await blockStorage(page);
      await page.goto(shown.to(path));
      await waitForHydration(page);
      await problems.waitFor(nothingStored);
      await expect(getAnyOffer(page)).toHaveCount(0);
    });
  });

  test.describe(`a reader who prefers ${shown.code} on a page in ${shown.code}, and ${preferred.code} in the menu`, () => {
    test.use({ locale: shown.htmlLang });

    test('is offered nothing, not even after switching to the other language in the menu', async ({
      page,
      isMobile,
    }) => {
      await page.goto(shown.to(path));
      await waitForHydration(page);
      await expect(getAnyOffer(page)).toHaveCount(0);
      expect(await getStored(page)).toBeNull();
      await page
        .getByRole('button', { name: isMobile ? shown.texts.nav.openMenu : shown.texts.language.label })
        .click();
      if (isMobile) await page.getByRole('button', { name: shown.texts.nav.backToMainMenu }).click();
      await page.locator(`a[lang="${preferred.htmlLang}"]`).filter({ visible: true }).click();
      await expect(page).toHaveURL(preferred.to(path));
      await waitForHydration(page);
      await expect(getAnyOffer(page)).toHaveCount(0);
      expect(await getStored(page)).toBe(preferred.code);
    });
  });
}
