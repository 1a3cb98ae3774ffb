import { shownAnnouncement } from '../support/shown-announcement';
import { expect, siteLocales, test } from '../support/site';

const [english] = siteLocales as [(typeof siteLocales)[number]];

test.skip(!shownAnnouncement, 'The site shows no announcement today.');

test('navbar and sidebar stick below the announcement, and move up once it is closed', async ({ page }) => {
  await page.goto('/docs/get-started/quickstart');
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

test('a heading opened from the table of contents is not covered by the announcement or navbar', async ({ page }) => {
  await page.goto('/docs/tutorial-basics/markdown-features');
  const { onThisPage } = english.texts.docs;
  const link = page.getByRole('navigation', { name: onThisPage }).getByRole('link').nth(3);
  const anchor = await link.getAttribute('href');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await link.click();
  await expect.poll(async () => (await page.locator(anchor ?? '').boundingBox())?.y ?? 0).toBeLessThan(200);
  const { y = 0 } = (await page.locator(anchor ?? '').boundingBox()) ?? {};
  const { y: top = 0, height = 0 } = (await page.getByRole('banner').boundingBox()) ?? {};
  expect(y).toBeGreaterThan(top + height);
});

test('the announcement fits on one line in the narrowest desktop window in both languages', async ({ page }) => {
  await page.setViewportSize({ width: 997, height: 700 });
  for (const { code, to } of siteLocales) {
    await page.goto(to('/'));
    const { scrollWidth, clientWidth, height } = await page.locator('.announcement > div').evaluate((text) => ({
      scrollWidth: text.scrollWidth,
      clientWidth: text.clientWidth,
      height: text.clientHeight,
    }));
    expect(scrollWidth, code).toBe(clientWidth);
    expect(height).toBeLessThanOrEqual(40);
  }
});
