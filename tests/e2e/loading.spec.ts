import type { Page } from '@playwright/test';
import { holdRequests } from '../support/hold-requests';
import { disablePrefetch, getBar, getBox } from '../support/loading';
import { loadedAsAWhole, payloadMissing, refused } from '../support/problems';
import { expect, markDocument, test, testLocales, waitForHydration } from '../support/site';

for (const locale of testLocales) {
  const { code, texts, to } = locale;
  const pager = (page: Page) => page.getByRole('navigation', { name: texts.docs.pagination });

  test.describe(`in ${code}`, () => {
    test('a slow page load shows a thin bar until the page arrives', async ({ page }) => {
      await disablePrefetch(page);
      await page.goto(to('/docs/get-started/overview'));
      await waitForHydration(page);
      const release = await holdRequests(page, '**/quickstart.txt');
      await pager(page).getByRole('link', { name: texts.docs.next }).click();
      await expect(getBar(page)).toHaveAccessibleName(texts.loading.page);
      await expect(page).toHaveURL(to('/docs/get-started/overview'));
      expect((await getBar(page).boundingBox())?.height).toBeLessThan(5);
      release();
      await page.waitForURL(to('/docs/get-started/quickstart'));
      await expect(getBar(page)).toHaveCount(0);
    });

    test('Route code load failure: a failed payload logs one warning and causes a full page load', async ({
      page,
      problems,
    }) => {
      problems.allow(refused);
      await page.route('**/*.txt', (route) => route.abort());
      await page.goto(to('/docs/get-started/overview'));
      await waitForHydration(page);
      for (const path of ['quickstart', 'widget-integration', 'become-a-reseller']) {
        await pager(page).getByRole('link', { name: texts.docs.next }).click();
        await page.waitForURL(to(`/docs/get-started/${path}`));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect.poll(() => page.evaluate(() => sessionStorage.getItem('load-failure'))).toBeNull();
        problems.expect(loadedAsAWhole(to(`/docs/get-started/${path}`)));
        await expect(getBox(page, locale)).toHaveCount(0);
      }
    });

    for (const files of ['chunks', 'shells']) {
      test(`Page load failure: if ${files} fail, the page reloads once, then a red box offers to retry`, async ({
        page,
        problems,
      }) => {
        let loads = 0;
        page.on('request', (request) => {
          if (request.isNavigationRequest()) loads += 1;
        });
        const retry = async () => {
          const committed = page.waitForEvent('framenavigated');
          await getBox(page, locale).getByRole('button', { name: texts.loading.retry }).click();
          await committed;
        };
        const failing = `**/_next/static/${files}/*.js`;
        await page.route(failing, (route) => route.abort());
        await page.goto(to('/docs/intro'));
        await expect(getBox(page, locale)).toBeVisible();
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(loads).toBe(2);
        await retry();
        await expect(getBox(page, locale)).toBeVisible();
        expect(loads).toBe(3);

        await page.unroute(failing);
        await retry();
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(getBox(page, locale)).toHaveCount(0);
        expect(loads).toBe(4);
        problems.expect(loadedAsAWhole(to('/docs/intro')));
        problems.allow(refused, payloadMissing);
      });
    }

    test('the red box retries a page whose own scripts alone are missing', async ({ page, problems }) => {
      const shared = new Set<string>();
      page.on('request', (request) => shared.add(request.url()));
      await page.goto(to('/docs/intro'));
      await waitForHydration(page);
      page.removeAllListeners('request');
      const chunks = '**/_next/static/chunks/*.js';
      await page.route(chunks, (route) => (shared.has(route.request().url()) ? route.continue() : route.abort()));
      await page.goto(to('/search?q=ocr'));
      await expect(getBox(page, locale)).toBeVisible();
      await page.unroute(chunks);
      await getBox(page, locale).getByRole('button', { name: texts.loading.retry }).click();
      await expect(page.locator('.search-result').first()).toBeVisible();
      await expect(getBox(page, locale)).toHaveCount(0);
      problems.expect(loadedAsAWhole(to('/search\\?q=ocr')));
      problems.allow(refused, payloadMissing);
    });

    test('if the host answers with a page instead of scripts, the page reloads once, then a red box offers to retry', async ({
      page,
      problems,
    }) => {
      const html = { contentType: 'text/html', body: '<!doctype html><title>Sign in</title>' };
      await page.route('**/_next/static/chunks/*.js', (route) => route.fulfill(html));
      await page.goto(to('/docs/intro'));
      await expect(getBox(page, locale)).toBeVisible();
      problems.expect(loadedAsAWhole(to('/docs/intro')));
      problems.allow(payloadMissing, /Unexpected token '<'/, /MIME type/);
    });

    test('clicking a link offline keeps the page and opens the link once back online', async ({
      page,
      context,
      problems,
    }) => {
      await disablePrefetch(page);
      await page.goto(to('/docs/get-started/overview'));
      const isSameDocument = await markDocument(page);
      await context.setOffline(true);
      await pager(page).getByRole('link', { name: texts.docs.next }).click();
      await expect(getBox(page, locale)).toBeVisible();
      await expect(page).toHaveURL(to('/docs/get-started/overview'));
      await context.setOffline(false);
      await page.waitForURL(to('/docs/get-started/quickstart'));
      await expect(getBox(page, locale)).toHaveCount(0);
      expect(await isSameDocument()).toBe(true);
      problems.allow(refused);
    });

    const waysToStay: [way: string, stay: (page: Page) => Promise<void>][] = [
      ['reads on', (page) => page.evaluate(() => window.scrollBy({ top: -2000, behavior: 'instant' }))],
      ['closes the red box', closeBox],
    ];
    async function closeBox(page: Page) {
      await expect(getBar(page)).toBeVisible();
      await getBox(page, locale).getByRole('button', { name: texts.loading.close }).click();
      await expect(getBar(page)).toHaveCount(0);
      await expect(pager(page).getByRole('link', { name: texts.docs.next })).toBeFocused();
    }
    for (const [way, stay] of waysToStay) {
      test(`a link clicked offline is dropped if the reader ${way} before the network is back`, async ({
        page,
        context,
        problems,
      }) => {
        await disablePrefetch(page);
        await page.goto(to('/docs/get-started/quickstart'));
        await waitForHydration(page);
        await context.setOffline(true);
        await pager(page).getByRole('link', { name: texts.docs.next }).click();
        await expect(getBox(page, locale)).toBeVisible();
        await stay(page);
        const request = page.waitForRequest(/widget-integration\.txt/, { timeout: 3_000 });
        await context.setOffline(false);
        await expect(request).rejects.toThrow('Timeout');
        await expect(getBox(page, locale)).toHaveCount(0);
        await expect(getBar(page)).toHaveCount(0);
        await expect(page).toHaveURL(to('/docs/get-started/quickstart'));
        problems.allow(refused);
      });
    }

    test('a route change scrolls to the top or to the linked heading, going back restores scroll', async ({ page }) => {
      await page.goto(to('/docs/get-started/quickstart'));
      await waitForHydration(page);
      await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      const next = pager(page).getByRole('link', { name: texts.docs.next });
      await next.scrollIntoViewIfNeeded();
      const getScroll = () => page.evaluate(() => window.scrollY);
      const before = await getScroll();
      expect(before).toBeGreaterThan(1_000);
      await next.click();
      await page.waitForURL(to('/docs/get-started/widget-integration'));
      await expect.poll(getScroll).toBe(0);
      await page.goBack();
      await expect.poll(async () => Math.abs((await getScroll()) - before)).toBeLessThan(50);

      await page.goto(to('/docs/sdks/android'));
      const isSameDocument = await markDocument(page);
      await page.locator('article a[href$="#retries"]').click();
      await page.waitForURL(to('/docs/sdks/overview#retries'));
      await expect(page.locator('h2#retries, h3#retries')).toBeInViewport();
      expect(await isSameDocument()).toBe(true);
    });
  });
}
