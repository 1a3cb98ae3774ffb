import type { Page } from '@playwright/test';
import { expectNoViolations } from '../support/accessibility';
import { startChangingSite } from '../support/changing-site';
import { refused } from '../support/problems';
import { english, expect, getPager, test, testLocales } from '../support/site';

test.use({ serviceWorkers: 'allow' });

const overview = '/docs/get-started/overview';
const quickstart = '/docs/get-started/quickstart';
const other = '/docs/sdks/python';

const getTitle = (page: Page) => page.getByRole('heading', { level: 1 });

/** Waits until the page at a path is stored. */
async function waitUntilStored(page: Page, path: string): Promise<void> {
  await expect.poll(() => page.evaluate(async (key) => Boolean(await caches.match(key)), path)).toBe(true);
}

/** Opens a page and waits until it is stored. @returns its title */
async function openUntilStored(page: Page, path: string): Promise<string> {
  await page.goto(path);
  const title = await getTitle(page).textContent();
  await waitUntilStored(page, path);
  return title ?? '';
}

for (const locale of testLocales) {
  const { code, htmlLang, texts, to } = locale;

  test(`visited pages can be read offline, by full load and by link, in ${code}`, async ({
    page,
    context,
    problems,
  }) => {
    const title = await openUntilStored(page, to(overview));
    await getPager(page, locale).next.click();
    await page.waitForURL(to(quickstart));
    const next = await getTitle(page).textContent();
    await waitUntilStored(page, to(quickstart));
    await context.setOffline(true);
    await page.reload();
    await expect(getTitle(page)).toHaveText(next ?? '');
    await getPager(page, locale).previous.click();
    await expect(getTitle(page)).toHaveText(title);
    await expect(page).toHaveURL(to(overview));
    await page.goto(`${to(quickstart)}.html?from=mail`);
    await expect(getTitle(page)).toHaveText(next ?? '');
    await page.getByRole('button', { name: texts.colorMode.toDark }).click();
    await expect(page.locator('html')).toHaveClass(/dark/); // The page has hydrated.
    problems.allow(refused);
  });

  test(`opening an unvisited page offline, by link or address, lists the pages that can be read in ${code}`, async ({
    page,
    context,
    problems,
  }) => {
    const title = await openUntilStored(page, to(overview));
    await context.setOffline(true);
    await page.locator(`aside nav a[href="${to('/docs/capabilities/widget-sdk')}"]`).click();
    await expect(getTitle(page)).toHaveText(texts.offline.title);
    await page.goto(to(other));
    await expect(getTitle(page)).toHaveText(texts.offline.title);
    await expect(page.locator('html')).toHaveAttribute('lang', htmlLang);
    await expectNoViolations(page, 'page without a network');
    const link = page.getByRole('listitem').getByRole('link', { name: title });
    await expect(link).toHaveAttribute('lang', htmlLang);
    await link.click();
    await expect(page).toHaveURL(to(overview));
    await expect(getTitle(page)).toHaveText(title);
    await page.goto(to(other));
    await context.setOffline(false);
    await page.getByRole('link', { name: texts.offline.retry }).click();
    await expect(getTitle(page)).not.toHaveText(texts.offline.title);
    await expect(page).toHaveURL(to(other));
    problems.allow(refused, /Failed to fetch RSC payload/);
  });
}

test('a new build replaces what the previous one stored', async ({ page, baseURL, problems }) => {
  const site = await startChangingSite(baseURL ?? '');
  const html = page.locator('html');
  await page.goto(`${site.url}/docs/intro`);
  await waitUntilStored(page, '/docs/intro');
  const [before] = await page.evaluate(() => caches.keys());
  site.publish((text) =>
    text.replace('<html ', '<html data-release="2" ').replace(/version:"\w+"/, 'version:"release-2"'),
  );
  await page.goto(`${site.url}/docs/intro`);
  await expect(html).toHaveAttribute('data-release', '2');
  await expect.poll(() => page.evaluate(() => caches.keys())).not.toContain(before);
  await waitUntilStored(page, '/docs/intro');
  await site.stop();
  await page.reload();
  await expect(html).toHaveAttribute('data-release', '2');
  await expect(getTitle(page)).toBeVisible();
  problems.allow(refused);
});

test('a build without offline reading removes the worker and what it stored', async ({ page, baseURL }) => {
  const site = await startChangingSite(baseURL ?? '');
  await page.goto(`${site.url}/docs/intro`);
  await waitUntilStored(page, '/docs/intro');
  site.publish((text) => text.replace('isOn:!0', 'isOn:!1'));
  await page.goto(`${site.url}/docs/intro`);
  const count = () =>
    page.evaluate(async () => [
      (await caches.keys()).length,
      (await navigator.serviceWorker.getRegistrations()).length,
    ]);
  await expect.poll(count).toEqual([0, 0]);
  await site.stop();
});

test('the page works without warnings where the browser denies service workers', { tag: '@matrix' }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'serviceWorker', {
      get() {
        Object.assign(window, { isAsked: true });
        throw new DOMException('The user denied permission to use Service Worker.', 'SecurityError');
      },
    });
  });
  await page.goto('/docs/intro');
  await expect.poll(() => page.evaluate(() => 'isAsked' in window)).toBe(true);
  await page.getByRole('button', { name: english.texts.colorMode.toDark }).click();
  await expect(page.locator('html')).toHaveClass(/dark/);
});
