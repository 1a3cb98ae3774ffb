import { expect, test, testLocales } from '../support/site';

for (const { code, texts, to } of testLocales) {
  test(`the menu leads from the sidebar back to the main menu in ${code}`, async ({ page }) => {
    await page.goto(to('/docs/get-started/overview'));
    await page.getByRole('button', { name: texts.nav.openMenu }).click();
    const menu = page.getByRole('dialog', { name: texts.nav.menu });
    await expect(menu.locator('[aria-current="page"]')).toHaveAttribute('href', to('/docs/get-started/overview'));
    await menu.getByRole('button', { name: texts.nav.backToMainMenu }).click();
    await menu.getByRole('link', { name: texts.docs.sidebars.virtualAgent }).click();
    await expect(page).toHaveURL(to('/docs/virtual-agent/get-started/overview'));
    await expect(menu).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
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

test('going back to the main menu keeps the focus in the menu, and choosing the open page closes it', async ({
  page,
}) => {
  await page.goto('/docs/get-started/overview');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog');
  await menu.getByRole('button', { name: 'Back to main menu' }).click();
  await expect(menu.locator(':focus')).toHaveCount(1);
  await menu.getByRole('link', { name: 'Guides' }).click();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL('/docs/get-started/overview');
});
