import type { Page } from '@playwright/test';
import { answered } from '../support/problems';
import { english, expect, getPager, test, testLocales } from '../support/site';

const isDark = (page: Page) => page.evaluate(() => document.documentElement.classList.contains('dark'));
const expectDark = (page: Page, expected: boolean) => expect.poll(() => isDark(page)).toBe(expected);
const getStored = (page: Page) => page.evaluate(() => localStorage.getItem('theme'));

/** Records the background colours of all frames, from the first one with something to see. */
async function watchFrames(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const modes = new Set<string>();
    Object.assign(window, { modes });
    const note = () => {
      if (document.querySelector('header')) modes.add(getComputedStyle(document.body).backgroundColor);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  return () => page.evaluate(() => [...(window as unknown as { modes: Set<string> }).modes]);
}

/** The colour of the browser's bars: what the HTML standard says that browsers take. */
const getBarColor = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].find(
        ({ media }) => matchMedia(media).matches,
      )?.content,
  );

const isFooterDark = (page: Page) =>
  page.getByRole('contentinfo').evaluate((footer) => {
    const colors = getComputedStyle(footer).backgroundColor.match(/\d+/g) ?? ['255'];
    return Math.max(...colors.slice(0, 3).map(Number)) < 64;
  });

for (const { code, texts, to } of testLocales) {
  const { toDark, toLight } = texts.colorMode;

  test(`the toggle switches, says and remembers the mode in ${code}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(to('/docs/get-started/overview'));
    await expectDark(page, false);
    expect(await getStored(page)).toBeNull();
    const light = await getBarColor(page);
    await expect.poll(() => isFooterDark(page)).toBe(true);
    await page.getByRole('button', { name: toDark }).click();
    await expectDark(page, true);
    expect(await getStored(page)).toBe('dark');
    await expect.poll(() => getBarColor(page)).not.toBe(light);
    await expect.poll(() => isFooterDark(page)).toBe(true);
    const dark = await getBarColor(page);
    await getPager(page, { texts }).next.click();
    await page.waitForURL(to('/docs/get-started/quickstart'));
    await expect.poll(() => getBarColor(page)).toBe(dark);
    await page.reload();
    await expectDark(page, true);
    await page.getByRole('button', { name: toLight }).click();
    await expectDark(page, false);
    await expect.poll(() => getBarColor(page)).toBe(light);
    expect(await getStored(page)).toBe('light');
    await expect(page.getByRole('button', { name: toDark })).toBeVisible();
  });
}

test('the mode follows the system until one is chosen', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/docs/intro');
  await expectDark(page, true);
  await page.emulateMedia({ colorScheme: 'light' });
  await expectDark(page, false);
  expect(await getStored(page)).toBeNull();
  await page.getByRole('button', { name: english.texts.colorMode.toDark }).click();
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.emulateMedia({ colorScheme: 'light' });
  await expectDark(page, true);
});

test('a choice of the mode, and its removal, reach open tabs', async ({ page, context }) => {
  const others = [await context.newPage(), await context.newPage()] as const;
  await others[0].goto('/id/docs/intro');
  await others[1].goto('/nowhere');
  await page.goto('/');
  await page.getByRole('button', { name: english.texts.colorMode.toDark }).click();
  for (const other of others) await expectDark(other, true);
  await others[0].evaluate(() => localStorage.removeItem('theme'));
  await expectDark(page, false);
});

test('the first paint has the right colour mode', async ({ page, problems }) => {
  const getFrames = await watchFrames(page);
  await page.goto('/robots.txt'); // For the storage of this origin.
  for (const path of ['/', '/id/docs/intro', '/nowhere']) {
    for (const [stored, colorScheme] of [
      ['dark', 'light'],
      ['light', 'dark'],
      [null, 'dark'],
    ] as const) {
      const where = `${path}, stored ${stored}, system ${colorScheme}`;
      await page.emulateMedia({ colorScheme });
      await page.evaluate((mode) => {
        localStorage.removeItem('theme');
        if (mode) localStorage.setItem('theme', mode);
      }, stored);
      await page.goto(path);
      await expect(page.getByRole('button', { name: /\(.+\)$/ })).toBeVisible(); // React knows the mode.
      expect(await getFrames(), where).toHaveLength(1);
      expect(await isDark(page), where).toBe((stored ?? colorScheme) === 'dark');
    }
  }
  problems.allow(answered(404));
});
