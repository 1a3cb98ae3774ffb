import type { Page } from '@playwright/test';
import { crashMessages } from '@/lib/i18n/messages/crash';
import { expectNoViolations } from '../support/accessibility';
import { breakComponent, components } from '../support/crash';
import { broken } from '../support/problems';
import { expect, markDocument, markDocumentNow, type TestLocale, test, testLocales } from '../support/site';

async function expectCrash(page: Page, { code }: TestLocale): Promise<void> {
  const texts = crashMessages[code];
  const title = page.getByRole('heading', { level: 1, name: texts.title });
  const alert = page.getByRole('alert').filter({ has: title });
  await expect(title).toBeVisible();
  await expect(alert).toContainText('The test broke it.');
  await expect(alert).toContainText(texts.cause.replace('{message}', 'TypeError: It was told to.'));
  await expect(alert).toContainText(texts.cause.replace('{message}', 'A test'));
}

const mendNow = (page: Page) => page.evaluate(() => Object.assign(window, { isBroken: false }));

for (const locale of testLocales) {
  const { code, texts, to } = locale;
  const { retry } = crashMessages[code];

  test(`Page crash: the layout keeps working, and Try again restores the page once it is fixed, in ${code}`, async ({
    page,
    problems,
    isMobile,
  }) => {
    await breakComponent(page, components.docs);
    await page.goto(to('/docs/get-started/overview'));
    const isSameDocument = await markDocument(page);
    const pager = page.getByRole('navigation', { name: texts.docs.pagination });
    const link = pager.getByRole('link', { name: texts.docs.next });
    await link.scrollIntoViewIfNeeded();
    // In one step, as scrolling re-renders the table of contents, which would crash first.
    await link.evaluate((element: HTMLElement) => {
      Object.assign(window, { isBroken: true });
      element.click();
    });
    await expectCrash(page, locale);
    await expect(page).toHaveURL(to('/docs/get-started/quickstart'));
    // Navigation and colour mode still work.
    await page.getByRole('button', { name: texts.colorMode.toDark }).click();
    await expect(page.locator('html')).toHaveClass(/dark/);
    const sidebar = page.getByRole('navigation', { name: `${texts.docs.sidebar}: ${texts.docs.sidebars.docs}` });
    if (!isMobile) await expect(sidebar).toBeVisible();
    // Retrying while it is still broken shows the error again; the next time, the page is loaded as a whole.
    await page.getByRole('button', { name: retry }).click();
    await expectCrash(page, locale);
    await expect(page.locator('main')).toBeFocused();
    expect(await isSameDocument()).toBe(true);
    await mendNow(page);
    await page.getByRole('button', { name: retry }).click();
    await expect(page.getByRole('heading', { name: crashMessages[code].title })).toHaveCount(0);
    await expect(page.locator('main article')).toBeVisible();
    expect(await isSameDocument()).toBe(false);
    await problems.waitFor(broken);
  });

  test(`Page crash: navigating away clears the error in ${code}`, async ({ page, problems }) => {
    await breakComponent(page, components.docs);
    await page.addInitScript(() => Object.assign(window, { isBroken: true }));
    await page.goto(to('/docs/get-started/quickstart'));
    await expectCrash(page, locale);
    await mendNow(page);
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(page).toHaveURL(to('/'));
    await expect(page.getByRole('heading', { level: 1, name: texts.home.title })).toBeVisible();
    problems.allow(broken);
  });

  test(`Page crash: Try again restores a page without a sidebar in ${code}`, async ({ page, problems }) => {
    await breakComponent(page, components.plain);
    await page.addInitScript(() => Object.assign(window, { isBroken: true }));
    await page.goto(to('/search'));
    await expectCrash(page, locale);
    await expect(page.getByRole('main')).toHaveCount(1);
    await mendNow(page);
    await page.getByRole('button', { name: retry }).click();
    await expect(page.getByRole('heading', { level: 1, name: texts.search.title })).toBeVisible();
    problems.allow(broken);
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`Page crash: Try again restores a crashed layout, ${colorScheme} in ${code}`, async ({ page, problems }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await breakComponent(page, components.layout);
      await page.addInitScript(() => Object.assign(window, { isBroken: true }));
      await page.goto(to('/docs/intro'));
      await expectCrash(page, locale);
      await expect(page.locator('html')).toHaveAttribute('lang', locale.htmlLang);
      const isDark = await page.evaluate(() => document.documentElement.classList.contains('dark'));
      expect(isDark).toBe(colorScheme === 'dark');
      await expectNoViolations(page, 'broken layout');
      await mendNow(page);
      await page.getByRole('button', { name: retry }).click();
      await expect(page.getByRole('navigation', { name: texts.nav.label })).toBeVisible();
      await expect(page.locator('main article')).toBeVisible();
      problems.allow(broken);
    });
  }

  test(`Page crash: Try again loads a layout as a whole that crashes once more, in ${code}`, async ({
    page,
    problems,
  }) => {
    await breakComponent(page, components.layout);
    await page.addInitScript(() => Object.assign(window, { isBroken: true }));
    await page.goto(to('/docs/intro'));
    await expectCrash(page, locale);
    const isSameDocument = await markDocumentNow(page);
    await page.getByRole('button', { name: retry }).click();
    await expectCrash(page, locale);
    expect(await isSameDocument()).toBe(true);
    await page.getByRole('button', { name: retry }).click();
    await expect.poll(isSameDocument).toBe(false);
    await expectCrash(page, locale);
    problems.allow(broken);
  });

  test(`Navbar item fails to render: the page names the item and the cause in ${code}`, async ({ page, problems }) => {
    await breakComponent(page, components.navbarItem);
    await page.addInitScript(() => Object.assign(window, { isBroken: true }));
    await page.goto(to('/docs/intro'));
    await expectCrash(page, locale);
    await expect(page.getByRole('alert')).toContainText('The navbar item "Guides" failed to render.');
    problems.allow(broken, /The navbar item "Guides" failed to render\./);
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`axe finds no violations on a crashed page, ${colorScheme} mode in ${code}`, async ({ page, problems }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await breakComponent(page, components.docs);
      await page.addInitScript(() => Object.assign(window, { isBroken: true }));
      await page.goto(to('/docs/get-started/quickstart'));
      await expectCrash(page, locale);
      await expectNoViolations(page, 'broken page');
      problems.allow(broken);
    });
  }
}
