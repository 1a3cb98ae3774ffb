import type { Page } from '@playwright/test';
import { getFailureMessages } from '@/components/failures/messages';
import { blockStorage } from '../support/block-storage';
import { holdRequests } from '../support/hold-requests';
import { disablePrefetch, getBar, getBox, routeData, setConnection } from '../support/loading';
import { answered, nothingStored, payloadMissing, refused, reloaded } from '../support/problems';
import {
  english,
  expect,
  getPager,
  markDocument,
  type TestLocale,
  test,
  testLocales,
  waitForHydration,
  waitForIdle,
} from '../support/site';

/** A link of the home page to a page whose code is another. */
const getReference = (page: Page, { to }: TestLocale) =>
  page
    .getByRole('main')
    .locator(`a[href="${to('/docs/api/introduction')}"]`)
    .first();
const chunks = '**/_next/static/chunks/*.js';

for (const locale of testLocales) {
  const { code, texts, to } = locale;
  const { loadFailure } = getFailureMessages(locale);
  const retry = (page: Page) => getBox(page, locale).getByRole('button', { name: loadFailure.retry }).click();

  test.describe(`in ${code}`, () => {
    test('a page that takes more than 200 ms shows a thin bar, and the old page stays until it arrives', async ({
      page,
    }) => {
      await disablePrefetch(page);
      await page.clock.install();
      await page.goto(to('/docs/get-started/overview'));
      await waitForHydration(page);
      const release = await holdRequests(page, routeData('quickstart'));
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5_000); // Whatever had been waiting is over by then.
      const request = page.waitForRequest(routeData('quickstart'));
      await getPager(page, locale).next.click();
      await request;
      await page.clock.runFor(190);
      await expect(getBar(page)).toHaveCount(0);
      await page.clock.runFor(200); // React may have noticed the click only now.
      await expect(getBar(page)).toHaveAccessibleName(texts.loading.page);
      expect((await getBar(page).boundingBox())?.height).toBeLessThan(5);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const getAnimation = () => getBar(page).evaluate((bar) => getComputedStyle(bar, '::before').animationName);
      await expect.poll(getAnimation).toBe('loading-pulse');
      await expect(page).toHaveURL(to('/docs/get-started/overview'));
      await page.clock.resume();
      release();
      await page.waitForURL(to('/docs/get-started/quickstart'));
      await expect(getBar(page)).toHaveCount(0);
    });

    test('a page whose data is lost is loaded as a whole', async ({ page, problems }) => {
      await page.route(routeData(), (route) => route.abort());
      await page.goto(to('/docs/get-started/overview'));
      const isSameDocument = await markDocument(page);
      await getPager(page, locale).next.click();
      await page.waitForURL(to('/docs/get-started/quickstart'));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await isSameDocument()).toBe(false);
      await expect(getBox(page, locale)).toHaveCount(0);
      problems.allow(refused, /Failed to fetch RSC payload/);
    });

    test('Page load failure: if scripts fail, the page reloads once, then a red box offers to retry', async ({
      page,
      problems,
    }) => {
      let loads = 0;
      page.on('request', (request) => {
        if (request.isNavigationRequest()) loads += 1;
      });
      await page.route(chunks, (route) => route.abort());
      await page.goto(to('/docs/intro'));
      await expect(getBox(page, locale)).toContainText(/\.js did not load/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(loads).toBe(2);
      await page.unroute(chunks);
      const committed = page.waitForEvent('framenavigated');
      await retry(page);
      await committed;
      await waitForHydration(page);
      await expect(getBox(page, locale)).toHaveCount(0);
      expect(loads).toBe(3);
      problems.expect(reloaded);
      problems.allow(refused, payloadMissing);
    });

    test('a host that answers with a page instead of scripts shows the red box', { tag: '@matrix' }, async ({
      page,
      problems,
    }) => {
      const html = { contentType: 'text/html', body: '<!doctype html><title>Sign in</title>' };
      await page.route(chunks, (route) => route.fulfill(html));
      await page.goto(to('/docs/intro'));
      await expect(getBox(page, locale)).toBeVisible();
      problems.expect(reloaded);
      problems.allow(payloadMissing, /Unexpected token '<'/, /MIME type/);
    });

    test('Route code load failure: a script that is missing on a click causes one load of the next page', async ({
      page,
      problems,
    }) => {
      await disablePrefetch(page);
      await page.goto(to('/'));
      const isSameDocument = await markDocument(page);
      let isGone = true;
      await page.route(chunks, (route) => (isGone ? route.fulfill({ status: 404 }) : route.continue()));
      page.on('request', (request) => {
        if (request.isNavigationRequest()) isGone = false; // A new document references the files of the new deploy.
      });
      await getReference(page, locale).click();
      await page.waitForURL(to('/docs/api/introduction'));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect.poll(isSameDocument).toBe(false);
      await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
      problems.expect(reloaded);
      problems.allow(answered(404), /Failed to load chunk/);
    });

    test('with storage blocked, a script missing on a click shows the red box', { tag: '@matrix' }, async ({
      page,
      problems,
    }) => {
      await blockStorage(page, ['localStorage', 'sessionStorage']);
      await disablePrefetch(page);
      await page.goto(to('/'));
      await waitForHydration(page);
      await page.route(chunks, (route) => route.abort());
      await getReference(page, locale).click();
      await expect(getBox(page, locale)).toContainText(/Failed to load chunk/);
      await page.unroute(chunks);
      await retry(page);
      await page.waitForURL(to('/docs/api/introduction'));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(getBox(page, locale)).toHaveCount(0);
      problems.allow(refused, nothingStored, /Failed to load chunk/);
    });

    test('a link clicked offline keeps the page and shows the red box, whose Retry opens it once back online', async ({
      page,
      context,
      problems,
    }) => {
      await page.goto(to('/docs/get-started/overview'));
      const isSameDocument = await markDocument(page);
      await context.setOffline(true);
      const { next } = getPager(page, locale);
      await next.click();
      await expect(getBox(page, locale)).toContainText(to('/docs/get-started/quickstart'));
      await getBox(page, locale).getByRole('button', { name: loadFailure.close }).click();
      await expect(getBox(page, locale)).toHaveCount(0);
      await expect(next).toBeFocused();
      await next.click();
      await expect(page).toHaveURL(to('/docs/get-started/overview'));
      expect(await isSameDocument()).toBe(true);
      await context.setOffline(false);
      await retry(page);
      await page.waitForURL(to('/docs/get-started/quickstart'));
      problems.allow(refused);
    });
  });
}

test('a tab opened before a deploy loads the next page as a whole', async ({ page }) => {
  await disablePrefetch(page);
  await page.goto('/docs/get-started/overview');
  const isSameDocument = await markDocument(page);
  // The data of another build carries another id.
  await page.route(routeData(), async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/"b":"[^"]+"/, '"b":"another-build"');
    await route.fulfill({ response, body });
  });
  await getPager(page, english).next.click();
  await page.waitForURL('/docs/get-started/quickstart');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quickstart');
  expect(await isSameDocument()).toBe(false);
});

/** Collects the paths of the pages of which the router fetches data. */
function watchPages(page: Page): Set<string> {
  const paths = new Set<string>();
  page.on('request', (request) => {
    if (!routeData().test(request.url())) return;
    paths.add(new URL(request.url()).pathname.replace(/(\/__next\.[^/]*)?\.txt$/, ''));
  });
  return paths;
}

test.describe('prefetching', () => {
  const from = '/';
  /** Too far from there to be fetched without a sign. */
  const path = '/docs/api/endpoints/face-matching-v2';

  test('fetches a page on hover, so that the click opens it even if the network is gone', async ({ page }) => {
    const pages = watchPages(page);
    await page.goto(from);
    await waitForHydration(page);
    await page.waitForLoadState('networkidle');
    expect([...pages]).not.toContain(path);
    const isSameDocument = await markDocument(page);
    const link = page.getByRole('main').locator(`a[href="${path}"]`);
    await link.hover();
    await expect.poll(() => [...pages]).toContain(path);
    await page.waitForLoadState('networkidle');
    await waitForIdle(page);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await link.click();
    await page.waitForURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Face matching/);
    expect(requests.filter((url) => url.includes(path))).toEqual([]);
    expect(await isSameDocument()).toBe(true);
  });

  test('fetches at most four pages when idle, the next one among them', async ({ page }) => {
    const pages = watchPages(page);
    await page.goto('/docs/intro');
    await waitForHydration(page);
    await expect.poll(() => pages.size).toBeGreaterThan(0);
    await page.waitForLoadState('networkidle');
    await waitForIdle(page);
    expect([...pages]).toContain(await getPager(page, english).next.getAttribute('href'));
    expect(pages.size).toBeLessThanOrEqual(4);
  });

  test('fetches nothing with data saver, on 2g and on slow 2g', async ({ page }) => {
    const pages = watchPages(page);
    for (const connection of [{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }]) {
      await setConnection(page, connection);
      await page.goto(from);
      await waitForHydration(page);
      await page.getByRole('main').getByRole('link').last().hover();
      await waitForIdle(page);
      expect([...pages], JSON.stringify(connection)).toEqual([]);
    }
  });
});
