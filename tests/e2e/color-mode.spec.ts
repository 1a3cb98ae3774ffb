import type { Page } from '@playwright/test';
import { defaultLocale } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';
import { blockStorage } from '../support/block-storage';
import { answered, nothingStored } from '../support/problems';
import { expect, test, testLocales } from '../support/site';

const english = getMessages(defaultLocale).colorMode;

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

for (const { code, texts, to } of testLocales) {
  test(`the toggle switches and remembers the colour mode and states it in its label in ${code}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(to('/'));
    await expectDark(page, false);
    expect(await getStored(page)).toBeNull();
    await page.getByRole('button', { name: texts.colorMode.toDark }).click();
    await expectDark(page, true);
    expect(await getStored(page)).toBe('dark');
    await page.reload();
    await expectDark(page, true);
    await page.getByRole('button', { name: texts.colorMode.toLight }).click();
    await expectDark(page, false);
    expect(await getStored(page)).toBe('light');
    await page.goto(to('/docs/intro'));
    await expect(page.getByRole('button', { name: texts.colorMode.toDark })).toBeVisible();
  });
}

test('the bars of the browser have the colour of the chosen mode, also on the next page', async ({ page }) => {
  /** What the HTML standard says that browsers take. */
  const getBarColor = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].find(
          ({ media }) => matchMedia(media).matches,
        )?.content,
    );
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/docs/get-started/overview');
  const light = await getBarColor();
  await page.getByRole('button', { name: english.toDark }).click();
  await expect.poll(getBarColor).not.toBe(light);
  const dark = await getBarColor();
  await page.getByRole('main').getByRole('link', { name: 'Quickstart' }).first().click();
  await page.waitForURL('/docs/get-started/quickstart');
  await expect.poll(getBarColor).toBe(dark);
  await page.getByRole('button', { name: english.toLight }).click();
  await expect.poll(getBarColor).toBe(light);
});

test('the footer is dark in both modes', async ({ page }) => {
  const getBrightest = () =>
    page.getByRole('contentinfo').evaluate((footer) => {
      const [red = 255, green = 255, blue = 255] = getComputedStyle(footer).backgroundColor.match(/\d+/g) ?? [];
      return Math.max(Number(red), Number(green), Number(blue));
    });
  await page.goto('/');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectDark(page, colorScheme === 'dark');
    await expect.poll(getBrightest).toBeLessThan(64);
  }
});

test('without a choice, the colour mode follows the system preference as it changes', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/docs/intro');
  await expectDark(page, true);
  await page.emulateMedia({ colorScheme: 'light' });
  await expectDark(page, false);
  expect(await getStored(page)).toBeNull();
});

test('a chosen colour mode survives changes of the system preference', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/docs/intro');
  await page.getByRole('button', { name: english.toDark }).click();
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.emulateMedia({ colorScheme: 'light' });
  await expectDark(page, true);
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
  await page.getByRole('button', { name: english.toDark }).click();
  for (const other of others) await expectDark(other, true);
  await page.getByRole('button', { name: english.toLight }).click();
  for (const other of others) await expectDark(other, false);
});

test('the system preference applies again once another tab removes the stored mode', async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/docs/intro');
  await page.getByRole('button', { name: english.toDark }).click();
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

test.describe('the first paint has the right colour mode', () => {
  for (const path of ['/', '/id/docs/intro', '/nowhere']) {
    for (const [stored, colorScheme] of [
      ['dark', 'light'],
      ['light', 'dark'],
      [null, 'dark'],
    ] as const) {
      test(`${path}, stored ${stored}, system ${colorScheme}`, async ({ page, problems }) => {
        await page.emulateMedia({ colorScheme });
        await page.addInitScript((mode) => mode && localStorage.setItem('theme', mode), stored);
        const getFrames = await watchFrames(page);
        await page.goto(path);
        await expect(page.getByRole('button', { name: /\(.+\)$/ })).toBeVisible(); // React knows the mode.
        expect(await getFrames()).toHaveLength(1);
        expect(await isDark(page)).toBe((stored ?? colorScheme) === 'dark');
        problems.allow(answered(404));
      });
    }
  }
});

test('with storage blocked, the mode follows the system preference, and the toggle still works', async ({
  page,
  problems,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await blockStorage(page);
  await page.goto('/docs/intro');
  await expectDark(page, true);
  await page.getByRole('button', { name: english.toLight }).click();
  await expectDark(page, false);
  problems.expect(nothingStored);
});

test('an invalid stored colour mode does no harm', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'pitch black'));
  await page.goto('/docs/intro');
  await page.getByRole('button', { name: english.toDark }).click();
  await expectDark(page, true);
});
