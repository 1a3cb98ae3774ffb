import { answered } from '../support/problems';
import { english, expect, getOverflow, siteLocales, test, testLocales, waitForHydration } from '../support/site';

const paths = [
  '/',
  '/docs/get-started/quickstart',
  '/docs/api/introduction',
  '/docs/pricing/Plans',
  '/docs/tutorial-basics/markdown-features',
  '/blog',
  '/blog/long-blog-post',
  '/search',
  '/privacy',
  '/nowhere',
];

for (const { code, texts, to } of testLocales) {
  test(`no page scrolls horizontally at any width in ${code}`, async ({ page, problems }) => {
    test.slow();
    for (const path of paths) {
      await page.goto(to(path));
      for (const width of [320, 390, 996, 997, 1280, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await getOverflow(page), `${path} at ${width} px`).toBe(0);
      }
    }
    problems.allow(answered(404));
  });

  test(`the layout switches to desktop at 997 px in ${code}`, async ({ page }) => {
    await page.goto(to('/docs/intro'));
    const menuButton = page.getByRole('button', { name: texts.nav.openMenu });
    await page.setViewportSize({ width: 996, height: 900 });
    await expect(page.locator('aside nav')).toBeHidden();
    await expect(menuButton).toBeVisible();
    await page.setViewportSize({ width: 997, height: 900 });
    await expect(page.locator('aside nav')).toBeVisible();
    await expect(menuButton).toBeHidden();
  });
}

for (const { code, texts, to } of siteLocales) {
  test(`navbar and announcement fit on one line in narrow desktop windows in ${code}`, async ({ page }) => {
    await page.goto(to('/docs/intro'));
    for (const width of [997, 1119, 1120]) {
      await page.setViewportSize({ width, height: 900 });
      const items = page.getByRole('navigation', { name: texts.nav.label }).locator('a, button, span');
      const cut = await items
        .or(page.locator('.announcement > div'))
        .filter({ visible: true })
        .evaluateAll((all) =>
          all
            .filter((item) => item.scrollWidth > item.clientWidth || item.clientHeight > 40)
            .map((item) => item.textContent),
        );
      expect(cut, `${width} px`).toEqual([]);
    }
  });
}

test('a sidebar category animates its height, and toggles at once under reduced motion', async ({ page }) => {
  await page.goto('/docs/intro');
  await waitForHydration(page); // Until then the browser opens panels natively.
  const panel = page.locator('aside details').filter({ has: page.locator('summary:text-is("Pricing")') });
  const toggle = () =>
    panel.evaluate((details) => {
      details.querySelector('summary')?.click();
      return Number(details.lastElementChild?.getAnimations()[0]?.effect?.getTiming().duration);
    });
  expect(await toggle()).toBeGreaterThan(100);
  await expect(panel).toHaveAttribute('open');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await toggle()).toBe(1);
  await expect(panel).not.toHaveAttribute('open');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('docs pages and their sidebar work', async ({ page }) => {
    await page.goto('/docs/sdks/overview');
    await expect(page.locator('h1')).toBeVisible();
    const sidebar = page.locator('aside nav');
    await expect(sidebar.locator('[aria-current="page"]')).toBeVisible();
    const pricing = sidebar.locator('details').filter({ has: page.locator('summary:text-is("Pricing")') });
    await pricing.locator('summary').click();
    await pricing.getByRole('link').first().click();
    await expect(page).toHaveURL('/docs/pricing/Overview');
    await pricing.getByRole('link', { name: 'Agency' }).click();
    await expect(page).toHaveURL('/docs/pricing/Agency');
  });

  test('a narrow screen shows what the menu would hold', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/docs/sdks/overview');
    await page.getByRole('banner').getByRole('link', { name: english.texts.docs.sidebars.api }).click();
    await expect(page).toHaveURL('/docs/api/introduction');
    await page.locator('aside nav').getByRole('link', { name: 'Authentication' }).click();
    await expect(page).toHaveURL('/docs/api/authentication');
    await expect(page.getByRole('banner').getByRole('button', { name: english.texts.nav.openMenu })).toBeHidden();
    await page.getByRole('banner').getByRole('button', { name: english.label }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Bahasa Indonesia' }).click();
    await expect(page).toHaveURL('/id/docs/api/authentication');
  });
});
