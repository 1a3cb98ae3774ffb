import { expect, markDocument, test, testLocales } from '../support/site';

for (const { code, texts, to } of testLocales) {
  test.describe(`in ${code}`, () => {
    test('the first stop of the keyboard leads past the navigation', async ({ page }) => {
      await page.goto(to('/docs/intro'));
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: texts.nav.skip });
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
    });

    test('the navbar stays in sight while the page scrolls', async ({ page }) => {
      await page.goto(to('/docs/get-started/quickstart'));
      await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      await expect(page.getByRole('contentinfo')).toBeInViewport();
      await expect(page.getByRole('banner')).toBeInViewport();
    });

    test('previous and next follow the order of the sidebar', async ({ page }) => {
      await page.goto(to('/docs/get-started/overview'));
      const isSameDocument = await markDocument(page);
      const pager = page.getByRole('navigation', { name: texts.docs.pagination });
      await pager.getByRole('link', { name: texts.docs.next }).click();
      await expect(page).toHaveURL(to('/docs/get-started/quickstart'));
      await pager.getByRole('link', { name: texts.docs.previous }).click();
      await expect(page).toHaveURL(to('/docs/get-started/overview'));
      expect(await isSameDocument()).toBe(true);
    });

    test('a heading can be linked to, and the link stays clear of the navbar', async ({ page }) => {
      await page.goto(to('/docs/capabilities/liveness-detection#limits'));
      const heading = page.locator('h2#limits');
      await expect(heading).toBeInViewport();
      const [box, bar] = [await heading.boundingBox(), await page.getByRole('banner').boundingBox()];
      expect(box?.y).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
    });

    test('the footer ends every page with one line and no links', async ({ page }) => {
      for (const path of ['/', '/docs/intro', '/blog/welcome', '/search']) {
        await page.goto(to(path));
        const footer = page.getByRole('contentinfo');
        await expect(footer).toHaveText('Copyright © 2025 Agent Developer Platform');
        await expect(footer.getByRole('link')).toHaveCount(0);
      }
    });
  });
}

test.describe('on a desktop', () => {
  test.skip(({ isMobile }) => isMobile);

  test('the language menu keeps path, query and hash', async ({ page }) => {
    await page.goto('/docs/capabilities/liveness-detection?from=test#limits');
    await page.getByRole('button', { name: 'Language' }).click();
    await page.getByRole('link', { name: 'Bahasa Indonesia' }).click();
    await expect(page).toHaveURL('/id/docs/capabilities/liveness-detection?from=test#limits');
    await expect(page.locator('html')).toHaveAttribute('lang', 'id-ID');
    await page.getByRole('button', { name: 'Bahasa' }).click();
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL('/docs/capabilities/liveness-detection?from=test#limits');
  });

  test('the language menu closes on Escape and gives the focus back', async ({ page }) => {
    await page.goto('/');
    const button = page.getByRole('button', { name: 'Language' });
    await button.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'English' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  test('the navbar marks the part of the site that is open', async ({ page }) => {
    const bar = page.getByRole('navigation', { name: 'Main' });
    const current = bar.locator('[aria-current="true"]').filter({ visible: true });
    for (const [path, name] of [
      ['/docs/intro', 'Guides'],
      ['/docs/virtual-agent/get-started/overview', 'Guides'],
      ['/docs/api/endpoints/ocr', 'API Reference'],
    ] as const) {
      await page.goto(path);
      await expect(current.first()).toHaveText(name);
    }
    await page.goto('/blog');
    await expect(bar.getByRole('link', { name: 'Guides' })).not.toHaveAttribute('aria-current');
  });

  test('opening a category leaves the others as they are, and keeps them so from page to page', async ({ page }) => {
    await page.goto('/docs/intro');
    const sidebar = page.locator('aside nav');
    const category = (name: string) =>
      sidebar.locator('details').filter({ has: page.locator(`summary:text-is("${name}")`) });
    await sidebar.getByText('SDKs', { exact: true }).click();
    await sidebar.getByText('Pricing', { exact: true }).click();
    await expect(category('SDKs')).toHaveAttribute('open');
    await expect(category('Pricing')).toHaveAttribute('open');
    await sidebar.getByRole('link', { name: 'Python' }).click();
    await expect(page).toHaveURL('/docs/sdks/python');
    await expect(category('Pricing')).toHaveAttribute('open');
    await sidebar.getByText('SDKs', { exact: true }).click();
    await expect(category('SDKs')).not.toHaveAttribute('open');
  });

  test('the table of contents holds the second and third level and marks what is read', async ({ page }) => {
    await page.goto('/docs/capabilities/liveness-detection');
    const toc = page.getByRole('navigation', { name: 'On this page' }).filter({ visible: true });
    const headings = await page.locator('article :is(h2, h3)').allTextContents();
    await expect(toc.getByRole('link')).toHaveText(headings);
    await toc.getByRole('link', { name: 'Choosing a threshold' }).click();
    await expect(page).toHaveURL(/#choosing-a-threshold$/);
    await expect(page.locator('h2#choosing-a-threshold')).toBeInViewport();
  });

  test('breadcrumbs name the sidebar and the categories above the page', async ({ page }) => {
    await page.goto('/docs/api/wa-agent/contacts/bulk-import');
    const items = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem');
    await expect(items).toHaveText(['API reference', '/WhatsApp agent', '/Contacts']);
  });
});

test.describe('on a phone', () => {
  test.skip(({ isMobile }) => !isMobile);

  for (const { code, texts, to } of testLocales) {
    test(`the menu leads from the sidebar back to the main menu in ${code}`, async ({ page }) => {
      await page.goto(to('/docs/get-started/overview'));
      await page.getByRole('button', { name: texts.nav.openMenu }).click();
      const menu = page.getByRole('dialog', { name: texts.nav.menu });
      await expect(menu.locator('[aria-current="page"]')).toHaveAttribute('href', to('/docs/get-started/overview'));
      await menu.getByRole('button', { name: texts.nav.backToMainMenu }).click();
      await menu.getByRole('link', { name: texts.nav.virtualAgent }).click();
      await expect(page).toHaveURL(to('/docs/virtual-agent/get-started/overview'));
      await expect(menu).toBeHidden();
    });
  }

  test('the menu closes on Escape, gives the focus back and opens with the sidebar again', async ({ page }) => {
    await page.goto('/docs/get-started/overview');
    const button = page.getByRole('button', { name: 'Open menu' });
    await button.click();
    await page.getByRole('button', { name: 'Back to main menu' }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(button).toBeFocused();
    await button.click();
    await expect(page.getByRole('button', { name: 'Back to main menu' })).toBeVisible();
  });

  test('the menu closes by itself when the layout becomes the desktop one', async ({ page }) => {
    await page.goto('/docs/intro');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.setViewportSize({ width: 996, height: 800 });
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.setViewportSize({ width: 997, height: 800 });
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.locator('aside nav')).toBeVisible();
  });

  test('the language can be changed in the menu', async ({ page }) => {
    await page.goto('/blog?from=test');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Bahasa Indonesia' }).click();
    await expect(page).toHaveURL('/id/blog?from=test');
  });
});
