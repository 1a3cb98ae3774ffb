import { expect, test } from '../support/site';

test('a redirect takes the query and the anchor along', async ({ page }) => {
  await page.goto('/docs/quickstart?utm_source=mail#what-you-need');
  await expect(page).toHaveURL('/docs/get-started/quickstart?utm_source=mail#what-you-need');
});
