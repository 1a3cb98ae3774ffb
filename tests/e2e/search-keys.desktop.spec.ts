import { singleKeysKey } from '@/lib/storage/single-keys';
import { holdRequests } from '../support/hold-requests';
import { getSearchButton, getSearchDialog, openFirstHit, searchFor, waitForAllHits } from '../support/search';
import { expect, siteLocales, test, testLocales, waitForHydration } from '../support/site';

const [english] = siteLocales as [(typeof siteLocales)[number]];

for (const locale of testLocales) {
  const { code, texts, to } = locale;

  test(`Ctrl+K toggles the search, slash opens it, Escape closes it and focuses its button in ${code}`, async ({
    page,
  }) => {
    await page.goto(to('/docs/intro'));
    const { dialog, input } = getSearchDialog(page, locale);
    const button = getSearchButton(page, locale);
    await expect(button).toContainText('CtrlK');
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
    await page.keyboard.press('/');
    await expect(input).toBeFocused();
    await expect(input).toHaveValue('');
  });

  test(`the dialog says which keys select, navigate and close in ${code}`, async ({ page }) => {
    const { footer } = texts.searchModal;
    await page.goto(to('/docs/intro'));
    await getSearchButton(page, locale).click();
    const hints = getSearchDialog(page, locale).dialog.locator('.DocSearch-Commands');
    await expect(hints).toHaveText(`${footer.selectText}${footer.navigateText}${footer.closeText}`);
    for (const key of ['selectKey', 'navigateUpKey', 'navigateDownKey', 'closeKey'] as const) {
      await expect(hints.getByLabel(footer[`${key}AriaLabel`], { exact: true })).toBeVisible();
    }
  });
}

test.describe('on a Mac', () => {
  test.use({
    userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
  });

  test('the search button shows the Command key', async ({ page }) => {
    await page.goto('/docs/intro');
    await expect(getSearchButton(page, english)).toContainText('⌘K');
  });
});

test('slash is typed into a focused field, and does nothing once single-key shortcuts are turned off', async ({
  page,
}) => {
  await page.goto('/search');
  await waitForHydration(page);
  const { dialog } = getSearchDialog(page, english);
  await page.getByRole('searchbox').press('/');
  await expect(page.getByRole('searchbox')).toHaveValue('/');
  await expect(dialog).toBeHidden();
  await page.evaluate((key) => localStorage.setItem(key, 'off'), singleKeysKey);
  await page.reload();
  await waitForHydration(page);
  await page.getByRole('link', { name: english.texts.docs.sidebars.docs }).focus();
  await page.keyboard.press('/');
  await page.keyboard.press('Control+k');
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('combobox')).toHaveValue('');
});

test('closing the search returns the focus to the link that had it', async ({ page }) => {
  await page.goto('/docs/intro');
  await waitForHydration(page);
  const link = page.getByRole('main').getByRole('link').last();
  await link.focus();
  await page.keyboard.press('Control+k');
  await expect(getSearchDialog(page, english).input).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
});

test('typing a digit on the focused search button opens the dialog with it', async ({ page }) => {
  await page.goto('/docs/intro');
  const { input } = getSearchDialog(page, english);
  await waitForHydration(page);
  await getSearchButton(page, english).focus();
  await page.keyboard.type('4');
  await expect(input).toHaveValue('4');
  await expect(input).toBeFocused();
  await page.keyboard.type('29');
  await expect(input).toHaveValue('429');
});

test('Ctrl+K searches for the selected text, cut to the length of the field', async ({ page }) => {
  await page.goto('/docs/intro');
  await waitForHydration(page);
  const text = await page
    .locator('article p')
    .nth(1)
    .evaluate((paragraph) => {
      getSelection()?.selectAllChildren(paragraph);
      return getSelection()?.toString().slice(0, 64);
    });
  await page.keyboard.press('Control+k');
  const { input } = getSearchDialog(page, english);
  await expect(input).toHaveValue(text ?? '');
  expect(text).toHaveLength(64);
  await input.pressSequentially('and no more');
  expect((await input.inputValue()).length).toBeLessThanOrEqual(64);
});

test('Ctrl+K searches for selected lines as one, and never for half of an emoji', async ({ page }) => {
  await page.goto('/docs/intro');
  await waitForHydration(page);
  const { dialog, input, seeAll } = getSearchDialog(page, english);
  const text = 'a webhook tool is called by the agent, and sends its JSON answer';
  await page
    .locator('article p')
    .first()
    .evaluate(
      (paragraph, lines) => {
        paragraph.innerHTML = lines.replaceAll(' ', '<br>');
        getSelection()?.selectAllChildren(paragraph);
      },
      `${text.slice(0, 63)}😀`,
    );
  await page.keyboard.press('Control+k');
  await expect(input).toHaveValue(text.slice(0, 63));
  await expect(seeAll).toBeVisible();
  await expect(dialog).toBeVisible();
});

test('holding Ctrl+K down opens the search once', async ({ page }) => {
  await page.goto('/docs/intro');
  await waitForHydration(page);
  await page.keyboard.down('Control');
  for (let count = 0; count < 4; count += 1) {
    await page.keyboard.down('k'); // From the second time on, this repeats the key.
    await expect(getSearchDialog(page, english).dialog).toBeVisible();
  }
});

test('Enter waits for the answer to what was typed', async ({ page }) => {
  await page.goto('/docs/intro');
  const { dialog, hits, input } = getSearchDialog(page, english);
  await openFirstHit(page, english, 'Python');
  await page.reload();
  const release = await holdRequests(page, '**/search-index/**');
  await getSearchButton(page, english).click();
  await expect(hits.first()).toContainText('Python'); // A recent search.
  await input.fill('OCR');
  await page.keyboard.press('Enter');
  await expect(dialog.locator('.DocSearch-Container--Stalled')).toBeVisible();
  await expect(dialog).toBeVisible();
  release();
  await expect(page).toHaveURL('/docs/api/endpoints/ocr');
  await expect(dialog).toBeHidden();
});

test('Enter is dropped once something else is typed', async ({ page }) => {
  await page.goto('/docs/intro');
  const release = await holdRequests(page, '**/search-index/**');
  const { dialog, hits, input } = await searchFor(page, english, 'OCR');
  await page.keyboard.press('Enter');
  await input.fill('Python');
  release();
  await expect(hits.first()).toContainText('Python');
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL('/docs/intro');
});

test('Enter that takes the word of an input method opens nothing', async ({ page }) => {
  await page.goto('/docs/intro');
  const { dialog, hits, input } = await searchFor(page, english, 'OCR');
  await expect(hits.first()).toHaveAttribute('aria-selected', 'true');
  for (const key of ['Enter', 'Escape']) {
    // As Safari sends it: the composition is over, and only the code of the key still tells.
    await input.dispatchEvent('keydown', { key, keyCode: 229, bubbles: true, cancelable: true });
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL('/docs/intro');
  }
});

test('arrow keys cycle through the hits, and Enter opens the selected one', async ({ page }) => {
  await page.goto('/docs/intro');
  const search = await searchFor(page, english, 'webhook');
  const { dialog, hits, input, selected } = search;
  await waitForAllHits(search);
  await expect(hits.first()).toHaveAttribute('aria-selected', 'true');
  const isActive = async (index: number) => {
    await expect(hits.nth(index)).toHaveAttribute('aria-selected', 'true');
    await expect(selected).toHaveCount(1);
    await expect(input).toHaveAttribute('aria-activedescendant', (await hits.nth(index).getAttribute('id')) ?? '');
    await expect(hits.nth(index)).toBeInViewport({ ratio: 0.99 });
  };
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
});

for (const keys of ['Control+Enter', 'Meta+Enter', 'Shift+Enter']) {
  test(`${keys} opens a hit in a new tab or window with its matches marked`, async ({ page, context }) => {
    await page.goto('/docs/intro');
    const { dialog, hits } = await searchFor(page, english, 'OCR');
    await expect(hits.first()).toHaveAttribute('aria-selected', 'true');
    const opened = context.waitForEvent('page');
    await page.keyboard.press(keys);
    const other = await opened;
    await expect(other).toHaveURL('/docs/api/endpoints/ocr');
    await expect(other.getByRole('button', { name: english.texts.search.arrival.clear })).toBeVisible();
    await expect(page).toHaveURL('/docs/intro');
    await expect(dialog).toBeVisible();
  });
}

test('Tab moves from the field to the hits and never leaves the dialog', async ({ page }) => {
  await page.goto('/docs/intro');
  const { dialog, hits, input, selected } = await searchFor(page, english, 'OCR');
  await expect(hits.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Tab');
  await expect(input).not.toBeFocused();
  await expect(selected).toHaveCount(0);
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(hits.first().getByRole('link')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(input).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await expect(input).not.toBeFocused();
});

test('clicking outside the dialog closes it', async ({ page }) => {
  await page.goto('/docs/intro');
  await getSearchButton(page, english).click();
  const { dialog, input } = getSearchDialog(page, english);
  await expect(input).toBeFocused();
  await page.mouse.click(20, 400);
  await expect(dialog).toBeHidden();
});
