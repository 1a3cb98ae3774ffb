import { getSearchModalMessages } from '@/components/search/dialog/messages';
import { getSearchButton, openSearch } from '../support/search';
import { english, expect, test } from '../support/site';

const { cancelButtonText } = getSearchModalMessages(english).searchBox;

test('the search dialog fills the screen and closes with its button', async ({ page, viewport }) => {
  await page.goto('/docs/intro');
  const { dialog, hits, input } = await openSearch(page, english);
  await expect(input).toBeFocused();
  expect(await dialog.boundingBox()).toMatchObject({ x: 0, y: 0, ...viewport });
  await input.fill('API');
  await expect(hits.first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport?.width);
  await dialog.getByRole('button', { name: cancelButtonText }).click();
  await expect(dialog).toBeHidden();
  await expect(getSearchButton(page, english)).toBeFocused();

  await page.setViewportSize({ width: 1180, height: 820 }); // A tablet, which has no Escape either.
  await getSearchButton(page, english).click();
  await expect(input).toBeFocused();
  await dialog.getByRole('button', { name: cancelButtonText }).click();
  await expect(dialog).toBeHidden();
});
