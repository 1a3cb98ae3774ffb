import type { Page } from '@playwright/test';
import { getFailureMessages } from '@/components/failures/messages';
import { holdRequests } from '../support/hold-requests';
import { disablePrefetch, getBar, getBox, routeData, setConnection } from '../support/loading';
import { answered, payloadMissing, refused, reloaded } from '../support/problems';
import { english, expect, getPager, markDocument, test, waitForHydration, waitForIdle } from '../support/site';

const { loadFailure } = getFailureMessages(english);
const overview = '/docs/get-started/overview';
const quickstart = '/docs/get-started/quickstart';
const chunks = '**/_next/static/chunks/*.js';

const retry = (page: Page) => getBox(page, english).getByRole('button', { name: loadFailure.retry }).click();

test('a page that takes more than 200 ms shows a thin bar on the old page', async ({ page }) => {
  await disablePrefetch(page);
  await page.clock.install();
  await page.goto(overview);
  await waitForHydration(page);
  const release = await holdRequests(page, routeData('quickstart'));
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5_000); // Whatever had been waiting is over by then.
  const request = page.waitForRequest(routeData('quickstart'));
  await getPager(page, english).next.click();
  await request;
  await page.clock.runFor(190);
  await expect(getBar(page)).toHaveCount(0);
  await page.clock.runFor(200); // React may have noticed the click only now.
  await expect(getBar(page)).toHaveAccessibleName(english.texts.loading.page);
  await expect(page).toHaveURL(overview);
  await page.clock.resume();
  release();
  await page.waitForURL(quickstart);
  await expect(getBar(page)).toHaveCount(0);
});

test('Page load failure: the page reloads once, then a red box offers to retry', async ({ page, problems }) => {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.route(chunks, (route) => route.abort());
  await page.goto('/docs/intro');
  await expect(getBox(page, english)).toContainText(/\.js did not load/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(loads).toBe(2);
  await page.unroute(chunks);
  const committed = page.waitForEvent('framenavigated');
  await retry(page);
  await committed;
  await waitForHydration(page);
  await expect(getBox(page, english)).toHaveCount(0);
  expect(loads).toBe(3);
  problems.expect(reloaded);
  problems.allow(refused, payloadMissing);
});

test('a host that answers with a page for scripts shows the red box', { tag: '@matrix' }, async ({
  page,
  problems,
}) => {
  const html = { contentType: 'text/html', body: '<!doctype html><title>Sign in</title>' };
  await page.route(chunks, (route) => route.fulfill(html));
  await page.goto('/docs/intro');
  await expect(getBox(page, english)).toBeVisible();
  problems.expect(reloaded);
  problems.allow(payloadMissing, /Unexpected token '<'/, /MIME type/);
});

test('Route code load failure: the next page is loaded as a whole, once', async ({ page, problems }) => {
  await disablePrefetch(page);
  await page.goto('/');
  const isSameDocument = await markDocument(page);
  let isGone = true;
  await page.route(chunks, (route) => (isGone ? route.fulfill({ status: 404 }) : route.continue()));
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isGone = false; // A new document references the files of the new deploy.
  });
  await page.getByRole('main').locator('a[href="/docs/api/introduction"]').first().click();
  await page.waitForURL('/docs/api/introduction');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(isSameDocument).toBe(false);
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
  problems.expect(reloaded);
  problems.allow(answered(404), /Failed to load chunk/);
});

test('a link clicked offline shows the red box, and Retry opens it', async ({ page, context, problems }) => {
  await page.goto(overview);
  const isSameDocument = await markDocument(page);
  await context.setOffline(true);
  const { next } = getPager(page, english);
  await next.click();
  await expect(getBox(page, english)).toContainText(quickstart);
  await getBox(page, english).getByRole('button', { name: loadFailure.close }).click();
  await expect(getBox(page, english)).toHaveCount(0);
  await expect(next).toBeFocused();
  await next.click();
  await expect(page).toHaveURL(overview);
  expect(await isSameDocument()).toBe(true);
  await context.setOffline(false);
  await retry(page);
  await page.waitForURL(quickstart);
  problems.allow(refused);
});

for (const [name, answer] of [
  ['is lost', undefined],
  ['is that of another build', (body: string) => body.replace(/"b":"[^"]+"/, '"b":"another-build"')],
] as const) {
  test(`a page whose data ${name} is loaded as a whole`, async ({ page, problems }) => {
    await disablePrefetch(page);
    await page.goto(overview);
    const isSameDocument = await markDocument(page);
    await page.route(routeData(), async (route) => {
      if (!answer) return route.abort();
      const response = await route.fetch();
      await route.fulfill({ response, body: answer(await response.text()) });
    });
    await getPager(page, english).next.click();
    await page.waitForURL(quickstart);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quickstart');
    expect(await isSameDocument()).toBe(false);
    problems.allow(refused, /Failed to fetch RSC payload/);
  });
}

/** Collects the paths of the pages of which the router fetches data. */
function watchPages(page: Page): Set<string> {
  const paths = new Set<string>();
  page.on('request', (request) => {
    if (!routeData().test(request.url())) return;
    paths.add(new URL(request.url()).pathname.replace(/(\/__next\.[^/]*)?\.txt$/, ''));
  });
  return paths;
}

test('a page is fetched on hover, so that the click opens it even without a network', async ({ page }) => {
  /** Too far from the home page to be fetched without a sign. */
  const path = '/docs/api/endpoints/face-matching-v2';
  const pages = watchPages(page);
  await page.goto('/');
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
  expect([...pages]).not.toContain(path);
  const isSameDocument = await markDocument(page);
  const link = page.getByRole('main').locator(`a[href="${path}"]`);
  const fetched = page.waitForEvent('requestfinished', (request) => /__PAGE__/.test(request.url()));
  await link.hover();
  await fetched;
  expect([...pages]).toContain(path);
  await waitForIdle(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await link.click();
  await page.waitForURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Face matching/);
  expect(requests.filter((url) => url.includes(path))).toEqual([]);
  expect(await isSameDocument()).toBe(true);
});

test('pages in sight are fetched when idle, the next one first, each once, and up to 96 KiB in a view', async ({
  page,
}) => {
  const pages: string[] = [];
  page.on('request', (request) => {
    const [, path] = /(\/docs\/.*)\/__next\..*__PAGE__/.exec(new URL(request.url()).pathname) ?? [];
    if (path) pages.push(path);
  });
  await page.goto('/docs/get-started/quickstart');
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
  const [next, ...others] = pages;
  expect(next).toBe(await getPager(page, english).next.getAttribute('href'));
  expect(others.length).toBeGreaterThan(3);
  for (const path of others) await expect(page.locator(`a[href="${path}"]`).first()).toBeInViewport();
  const size = await page.evaluate(() => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return files.filter(({ name }) => name.includes('/__next.')).reduce((sum, file) => sum + file.transferSize, 0);
  });
  expect(size).toBeGreaterThan(0);
  expect(size).toBeLessThan(96 * 1024);
  await page.locator(`aside nav a[href="${others[0]}"]`).click();
  await page.waitForURL(others[0] ?? '');
  await page.waitForLoadState('networkidle');
  await waitForIdle(page);
  expect(pages).toEqual([...new Set(pages)]);
});

test('no page is fetched ahead with data saver, on 2g and on slow 2g', async ({ page }) => {
  const pages = watchPages(page);
  for (const connection of [{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }]) {
    await setConnection(page, connection);
    await page.goto('/');
    await waitForHydration(page);
    await page.getByRole('main').getByRole('link').last().hover();
    await waitForIdle(page);
    expect([...pages], JSON.stringify(connection)).toEqual([]);
  }
});
