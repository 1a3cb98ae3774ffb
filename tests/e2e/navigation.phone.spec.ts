import { english, expect, localePairs, test, testLocales, waitForHydration } from '../support/site';

for (const { code, texts, to } of testLocales) {
  const { backToMainMenu, openMenu } = texts.nav;

  test(`the menu leads from the sidebar via the main menu to another section in ${code}`, async ({ page }) => {
    await page.goto(to('/docs/get-started/overview'));
    await waitForHydration(page);
    await page.getByRole('button', { name: openMenu }).click();
    const menu = page.getByRole('dialog', { name: texts.nav.menu });
    await expect(menu.locator('[aria-current="page"]')).toHaveAttribute('href', to('/docs/get-started/overview'));
    await menu.getByRole('button', { name: backToMainMenu }).click();
    await expect(menu.locator(':focus')).toHaveCount(1);
    await menu.getByRole('link', { name: texts.docs.sidebars.docs }).click(); // The current page.
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL(to('/docs/get-started/overview'));

    await page.getByRole('button', { name: openMenu }).click();
    await menu.getByRole('button', { name: backToMainMenu }).click();
    await menu.getByRole('link', { name: texts.docs.sidebars.virtualAgent }).click();
    await expect(page).toHaveURL(to('/docs/virtual-agent/get-started/overview'));
    await expect(menu).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
  });

  test(`the menu closes on Escape and at desktop width in ${code}`, async ({ page }) => {
    await page.goto(to('/docs/get-started/overview'));
    await waitForHydration(page);
    const button = page.getByRole('button', { name: openMenu });
    await button.click();
    await page.getByRole('button', { name: backToMainMenu }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(button).toBeFocused();
    await button.click();
    await expect(page.getByRole('button', { name: backToMainMenu })).toBeVisible();
    await page.setViewportSize({ width: 996, height: 800 });
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.setViewportSize({ width: 997, height: 800 });
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.locator('aside nav')).toBeVisible();
  });
}

// From 768 px on, Fumadocs takes the menu for the sidebar.
for (const width of [412, 900]) {
  test(`the menu scrolls to the current page on a screen of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.goto('/docs/api/wa-agent/webhooks/update-webhook-tool');
    await page.getByRole('button', { name: english.texts.nav.openMenu }).click();
    await expect(page.getByRole('dialog').locator('[aria-current="page"]')).toBeInViewport();
  });
}

test('the main menu holds what the navbar leads to, and at most one of it is current', async ({ page }) => {
  const current = page.getByRole('dialog').locator('[aria-current="true"]:not([lang])');
  for (const [path, name] of [
    ['/docs/pricing/Overview', 'Pricing'],
    ['/docs/pricing/Plans', 'Guides'],
    ['/docs/api/endpoints/ocr', 'API Reference'],
    ['/docs/virtual-agent/get-started/overview', 'Virtual agent'],
    ['/blog/welcome', 'Blog'],
  ] as const) {
    await page.goto(path);
    await waitForHydration(page);
    await page.getByRole('button', { name: english.texts.nav.openMenu }).click();
    const back = page.getByRole('button', { name: english.texts.nav.backToMainMenu });
    if (await back.isVisible()) await back.click();
    await expect(current).toHaveText([name]);
  }
});

for (const { shown, other } of localePairs) {
  test(`the menu switches from ${shown.code} to ${other.code} and keeps path, query and hash`, async ({ page }) => {
    const path = '/docs/capabilities/liveness-detection?from=test#limits';
    await page.goto(shown.to(path));
    await waitForHydration(page);
    await page.getByRole('button', { name: shown.texts.nav.openMenu }).click();
    const menu = page.getByRole('dialog');
    await menu.getByRole('button', { name: shown.texts.nav.backToMainMenu }).click();
    await menu.getByRole('link', { name: other.label, exact: true }).click();
    await expect(page).toHaveURL(other.to(path));
  });
}

test('the rows of the opened menu are fetched ahead', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  const row = '/docs/virtual-agent/customization/voice';
  const isFetched = () => fetched.some((path) => path.startsWith(`${row}/`) && path.includes('__PAGE__'));
  await page.goto('/docs/virtual-agent/customization/knowledge-base');
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
  expect(isFetched()).toBe(false);
  await page.getByRole('button', { name: english.texts.nav.openMenu }).click();
  await expect.poll(isFetched).toBe(true);
});
