import type { Page } from '@playwright/test';
import { isMatrix } from '../support/matrix';
import { answered } from '../support/problems';
import { expect, test } from '../support/site';

const pages = [
  '/',
  '/search',
  '/blog',
  '/docs/get-started/quickstart',
  '/docs/tutorial-basics/markdown-features',
  '/docs/get-started/dashboard',
  '/docs/api/endpoints/ocr',
  '/id/docs/pricing/Overview',
  '/not-there',
];

/** A screenshot of the page before any script file has arrived. */
async function takePicture(page: Page, path: string, fileStyles: 'with file' | 'without file'): Promise<Buffer> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.route('**/*.js', () => {});
  await page.route('**/*.css', (route) =>
    fileStyles === 'with file' ? route.continue() : route.fulfill({ contentType: 'text/css', body: '' }),
  );
  const sheet = page.waitForResponse('**/*.css');
  await page.goto(path, { waitUntil: 'commit' });
  await (await sheet).finished();
  await expect(page.locator('link[rel="stylesheet"] ~ script').first()).toBeAttached(); // The content and its styles have been parsed.
  await page.waitForFunction(() => document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]')?.sheet);
  // A picture that is decoded later might be missing from one of the two screenshots.
  await page.evaluate(() =>
    Promise.all(
      [...document.images].map((image) => {
        image.loading = 'eager';
        return image.decode();
      }),
    ),
  );
  return page.screenshot({ fullPage: true, animations: 'disabled' });
}

const ways = [390, 1280].flatMap((width) => ['light', 'dark'].map((mode) => ({ width, mode })));

/** The matrix compares every page in every way; otherwise the ways take turns. */
for (const [index, path] of pages.entries()) {
  for (const { width, mode } of isMatrix ? ways : ways.filter((_, turn) => turn === index % ways.length)) {
    test(`${path} is painted the same without its stylesheet, ${mode} at ${width} px`, async ({ page, problems }) => {
      if (path === '/not-there') problems.allow(answered(404));
      await page.setViewportSize({ width, height: 900 });
      await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
      // Where the machine is busy, a screenshot can lack what was not painted yet; a difference in styles is in all of them.
      await expect(async () => {
        const finished = await takePicture(page, path, 'with file');
        const first = await takePicture(page, path, 'without file');
        await expect(page.locator('html.dark')).toHaveCount(mode === 'dark' ? 1 : 0);
        expect(first.equals(finished)).toBe(true);
      }).toPass({ timeout: 45_000 });
    });
  }
}
