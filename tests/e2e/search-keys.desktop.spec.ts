import { getSearchModalMessages } from '@/components/search/dialog/messages';
import { getSearchButton, getSearchDialog, searchFor } from '../support/search';
import { english, expect, test, waitForHydration } from '../support/site';

test('Ctrl+K toggles the search, slash opens it, and Escape or a click outside closes it', async ({ page }) => {
  await page.goto('/docs/intro');
  const { dialog, input } = getSearchDialog(page, english);
  const button = getSearchButton(page, english);
  await expect(button).toContainText('Ctrl K');
  await waitForHydration(page); // Until then nothing listens for keys.
  await page.keyboard.press('Control+k');
  await expect(input).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Meta+k');
  await expect(input).toBeFocused();
  await input.fill('OCR');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  const link = page.getByRole('main').getByRole('link').last();
  await link.focus();
  await page.keyboard.press('/');
  await expect(input).toBeFocused();
  await expect(input).toHaveValue('');
  await expect(dialog.getByText(getSearchModalMessages(english).footer.selectText, { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
  await button.click();
  await expect(input).toBeFocused();
  await page.mouse.click(20, 400);
  await expect(dialog).toBeHidden();
});

test.describe('on a Mac', () => {
  test.use({
    userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
  });

  test('the search button shows the Command key', { tag: '@matrix' }, async ({ page }) => {
    await page.goto('/docs/intro');
    await expect(getSearchButton(page, english)).toContainText('⌘ K');
  });
});

test('a digit typed on the search button, or the selected text, is what the dialog opens with', async ({ page }) => {
  await page.goto('/docs/intro');
  await waitForHydration(page);
  const { dialog, input } = getSearchDialog(page, english);
  await getSearchButton(page, english).focus();
  await page.keyboard.type('4');
  await expect(input).toHaveValue('4');
  await expect(input).toBeFocused();
  await page.keyboard.type('29');
  await expect(input).toHaveValue('429');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  const text = await page
    .locator('article p')
    .nth(1)
    .evaluate((paragraph) => {
      getSelection()?.selectAllChildren(paragraph);
      return getSelection()?.toString().slice(0, 64);
    });
  await page.keyboard.press('Control+k');
  await expect(input).toHaveValue(text ?? '');
  expect(text).toHaveLength(64);
  await input.pressSequentially('and no more');
  expect((await input.inputValue()).length).toBeLessThanOrEqual(64);
});

test('arrow keys cycle through the hits, and Enter opens the selected one', async ({ page }) => {
  await page.goto('/docs/intro');
  const { dialog, hits, input, seeAll, selected } = await searchFor(page, english, 'webhook');
  await expect(seeAll).toBeVisible();
  const isActive = async (index: number) => {
    await expect(hits.nth(index)).toHaveAttribute('aria-selected', 'true');
    await expect(selected).toHaveCount(1);
    await expect(input).toHaveAttribute('aria-activedescendant', (await hits.nth(index).getAttribute('id')) ?? '');
    await expect(hits.nth(index)).toBeInViewport({ ratio: 0.99 });
  };
  await isActive(0);
  await page.keyboard.press('ArrowDown');
  await isActive(1);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await isActive((await hits.count()) - 1);
  await page.keyboard.press('ArrowDown');
  await isActive(0);
  const href = await hits.first().getByRole('link').getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(href ?? '');
  await expect(dialog).toBeHidden();
  await expect(page.locator('main:focus, main :focus')).toHaveCount(1);
});

test('Enter with Ctrl, Meta or Shift opens a hit in a new tab or window', async ({ page, context }) => {
  await page.goto('/docs/intro');
  const { dialog, hits, seeAll } = await searchFor(page, english, 'OCR');
  await expect(seeAll).toBeVisible();
  await expect(hits.first()).toHaveAttribute('aria-selected', 'true');
  for (const keys of ['Control+Enter', 'Meta+Enter', 'Shift+Enter']) {
    const opened = context.waitForEvent('page');
    await page.keyboard.press(keys);
    const other = await opened;
    await expect(other, keys).toHaveURL('/docs/api/endpoints/ocr');
    await other.close();
    await expect(page).toHaveURL('/docs/intro');
    await expect(dialog).toBeVisible();
  }
});

test('Tab moves from the field to the hits, and nothing behind the dialog takes the focus', async ({ page }) => {
  await page.goto('/docs/intro');
  const { dialog, hits, input, seeAll, selected } = await searchFor(page, english, 'OCR');
  await expect(seeAll).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(input).not.toBeFocused();
  await expect(selected).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(hits.first().getByRole('link')).toBeFocused();
  await getSearchButton(page, english).focus();
  await expect(dialog.locator(':focus')).toHaveCount(1);
});
