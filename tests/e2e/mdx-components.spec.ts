import { screens } from '@/components/screens/screens';
import { format } from '@/lib/i18n/format';
import { expect, test, testLocales, waitForHydration } from '../support/site';

const features = '/docs/tutorial-basics/markdown-features';

for (const { code, texts, to } of testLocales) {
  test(`a term opens a tip that links to its page, unless it is that page, in ${code}`, async ({ page }) => {
    await page.goto(to('/docs/get-started/widget-integration'));
    const tip = page.locator('.term-tip').filter({ visible: true });
    await page.locator('article .term').filter({ hasText: 'widget' }).first().click();
    await expect(tip).toBeVisible();
    await expect(tip.getByRole('link')).toHaveCount(0);
    await page.goto(to(features));
    const term = page
      .locator('section', { has: page.locator('#terms') })
      .locator('.term')
      .first();
    await term.focus();
    await page.keyboard.press('Enter');
    await expect(tip).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tip).toBeHidden();
    await term.click();
    await tip.getByRole('link', { name: texts.text.readMore.replace('{term}', '') }).click();
    await expect(page).toHaveURL(to('/docs/capabilities/liveness-detection'));
  });

  test(`a screen is one picture with its text and a caption, in ${code}`, async ({ page }) => {
    await page.goto(to(features));
    const { alt, caption } = screens['widget-states'];
    const drawing = page.getByRole('img', { name: alt[code] });
    await expect(drawing).toHaveCSS('container-type', 'inline-size'); // Its style sheet is there.
    await expect(drawing.locator('a, button, [tabindex]')).toHaveCount(0);
    await expect(page.getByRole('figure').filter({ has: drawing })).toContainText(caption[code]);
  });

  test(`a footnote links back to its reference in ${code}`, async ({ page }) => {
    await page.goto(to(features));
    await expect(page.locator('#footnote-label').getByRole('link')).toHaveCount(0);
    await page.getByRole('link', { name: '1', exact: true }).click();
    const back = page.getByRole('link', { name: format(texts.text.backToReference, { number: '1' }), exact: true });
    await expect(back).toBeInViewport();
    await back.click();
    await expect(page).toHaveURL(/#fnref-score$/);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test(`every tab panel is shown with the name of its tab in ${code}`, async ({ page }) => {
      await page.goto(to('/docs/get-started/quickstart'));
      const panels = page.getByRole('tabpanel');
      const names = await panels.evaluateAll((all) => all.map((panel) => getComputedStyle(panel, '::before').content));
      expect(names).toEqual(expect.arrayContaining(['"Node.js"', '"Python"']));
      await expect(page.locator('[role="tabpanel"]')).toHaveCount(names.length);
      await expect(page.getByRole('tablist')).toHaveCount(0);
    });
  });

  test(`a picture is enlarged and closed by keyboard, which stays in it meanwhile, in ${code}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(to(features));
    const picture = page.locator('.picture-zoom img').filter({ visible: true }).first();
    await expect(picture).toHaveAttribute('src', '/img/widget-dark.svg');
    await expect(picture).toHaveAttribute('width', '720');
    const enlarge = page.getByRole('button', { name: new RegExp(`^${texts.picture.enlarge}`) }).first();
    await enlarge.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeFocused(); // Arrow keys scroll what has the focus.
    for (const key of ['Tab', 'Tab', 'Shift+Tab']) {
      await page.keyboard.press(key);
      await expect(page.locator(':focus:not(.picture-large, .picture-large *)')).toHaveCount(0);
    }
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(enlarge).toBeFocused();
  });
}

test('arrow keys switch tabs, and the chosen package manager survives a reload', async ({ page }) => {
  await page.goto(features);
  await waitForHydration(page);
  const first = page.getByRole('tab', { name: 'Node.js' }).first();
  const second = page.getByRole('tab', { name: 'Python' }).first();
  await first.focus();
  await page.keyboard.press('ArrowRight');
  await expect(second).toBeFocused();
  await expect(second).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: 'pnpm' }).click();
  await expect(page.getByRole('tabpanel').filter({ hasText: 'pnpm add @agent-example/sdk' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('tab', { name: 'pnpm' })).toHaveAttribute('aria-selected', 'true');
});
