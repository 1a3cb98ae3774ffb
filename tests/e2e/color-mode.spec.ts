import type { Page } from '@playwright/test';
import { answered } from '../support/problems';
import { english, expect, test, testLocales } from '../support/site';

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

  test(`the toggle switches and remembers the mode, states it in its label, and colours the browser's bars in ${code}`, async ({
    page,
  }) => {
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
    await page
      .getByRole('main')
      .locator(`a[href="${to('/docs/get-started/quickstart')}"]`)
      .first()
      .click();
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

test('the mode follows the system until one is chosen, and again once another tab removes the choice', async ({
  page,
  context,
}) => {
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
  const other = await context.newPage();
  await other.goto('/privacy');
  await other.evaluate(() => localStorage.removeItem('theme'));
  await expectDark(page, false);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectDark(page, true);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.reload();
  await expectDark(page, false);
});

test('toggling the colour mode updates open tabs, in both languages and on the 404 page', async ({ page, context }) => {
  const others = await Promise.all(
    ['/id/docs/intro', '/nowhere'].map(async (path) => {
      const other = await context.newPage();
      await other.goto(path);
      return other;
    }),
  );
  await page.goto('/');
  await page.getByRole('button', { name: english.texts.colorMode.toDark }).click();
  for (const other of others) await expectDark(other, true);
  await page.getByRole('button', { name: english.texts.colorMode.toLight }).click();
  for (const other of others) await expectDark(other, false);
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
