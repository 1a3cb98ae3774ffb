import type { Page } from '@playwright/test';
import { getChatMessages } from '@/components/chat/messages';
import { expect, type TestLocale, test, testLocales, waitForHydration } from '../support/site';

const getButton = (page: Page, locale: TestLocale) => page.getByRole('link', { name: getChatMessages(locale).tooltip });

for (const locale of testLocales) {
  const { code, to } = locale;

  test(`the chat tooltip shows while it or its button is hovered in ${code}`, async ({ page }) => {
    await page.goto(to('/docs/intro'));
    await waitForHydration(page);
    const tooltip = page.getByRole('tooltip', { includeHidden: true });
    await getButton(page, locale).hover();
    await expect(tooltip).toBeVisible();
    await tooltip.hover();
    await expect(tooltip).toBeVisible();
    await page.mouse.move(200, 200);
    await expect(tooltip).toBeHidden();
    await getButton(page, locale).hover();
    await expect(tooltip).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tooltip).toBeHidden();
  });
}
