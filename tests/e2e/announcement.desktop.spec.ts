import { shownAnnouncement } from '../support/shown-announcement';
import { expect, test, waitForHydration } from '../support/site';

test.skip(!shownAnnouncement, 'The site shows no announcement today.');

test('navbar and sidebar stick below the announcement, and move up once it is closed', async ({ page }) => {
  await page.goto('/docs/get-started/quickstart');
  await waitForHydration(page);
  const bar = page.locator('.announcement');
  const navbar = page.getByRole('banner');
  const sidebar = page.locator('aside:has(nav)');
  const getTops = async () => {
    await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
    const boxes = await Promise.all([navbar.boundingBox(), sidebar.boundingBox()]);
    return boxes.map((box) => Math.round(box?.y ?? 0));
  };
  const height = Math.round((await bar.boundingBox())?.height ?? 0);
  const below = Math.round((await navbar.boundingBox())?.height ?? 0);
  expect(height).toBe(40);
  await expect(bar).toBeInViewport();
  expect(await getTops()).toEqual([height, height + below]);
  await page.locator('.announcement-close').click();
  await expect.poll(getTops).toEqual([0, below]);
});
