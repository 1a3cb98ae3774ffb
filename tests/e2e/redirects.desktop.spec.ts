import { expect, test } from '../support/site';

const moved = '/docs/quickstart';
const target = '/docs/get-started/quickstart';

test('a redirect takes the query and the anchor along', async ({ page }) => {
  await page.goto(`${moved}?utm_source=mail#what-you-need`);
  await expect(page).toHaveURL(`${target}?utm_source=mail#what-you-need`);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a redirect still leads on', async ({ page }) => {
    await page.goto(moved);
    await expect(page).toHaveURL(target);
  });
});
