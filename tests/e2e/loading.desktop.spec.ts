import type { Page } from '@playwright/test';
import { expect, markDocument, test, testLocales } from '../support/site';

const bar = (page: Page) => page.getByRole('progressbar');
const box = (page: Page, { texts }: (typeof testLocales)[number]) =>
  page.getByRole('alert').filter({ hasText: texts.loading.failed });

/** Whether a problem is the browser's own line for a request that the test refused, or the warning that the site logs. */
function isExpected(problem: string): boolean {
  return /^(failed|404|503): |Failed to load resource|warning: .* as a whole\./.test(problem);
}

/** The warnings of the site itself, after the browser's own lines for what a test refused were found to be all the rest. */
function takeWarnings(problems: string[]): string[] {
  expect(problems.filter((problem) => !isExpected(problem))).toEqual([]);
  return problems.splice(0).filter((problem) => problem.startsWith('warning: '));
}

const isWhole = (path: string) => new RegExp(`Loading http://localhost:\\d+${path} as a whole\\.$`);

for (const locale of testLocales) {
  const { code, texts, to } = locale;
  const pager = (page: Page) => page.getByRole('navigation', { name: texts.docs.pagination });

  test.describe(`in ${code}`, () => {
    test('a page that takes its time shows a thin bar, and a quick one none', async ({ page }) => {
      await page.goto(to('/docs/get-started/overview'));
      let answer = () => {};
      const isAnswered = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.route('**/quickstart.txt', async (route) => {
        await isAnswered;
        await route.continue();
      });
      await pager(page).getByRole('link', { name: texts.docs.next }).click();
      await expect(bar(page)).toHaveAccessibleName(texts.loading.page);
      await expect(page).toHaveURL(to('/docs/get-started/overview'));
      expect((await bar(page).boundingBox())?.height).toBeLessThan(5);
      answer();
      await page.waitForURL(to('/docs/get-started/quickstart'));
      await expect(bar(page)).toHaveCount(0);
    });

    test('Route code load failure: a payload that fails is warned of once, and its page is loaded as a whole', async ({
      page,
      problems,
    }) => {
      await page.route('**/*.txt', (route) => route.abort());
      await page.goto(to('/docs/get-started/overview'));
      for (const path of ['quickstart', 'widget-integration', 'become-a-reseller']) {
        await pager(page).getByRole('link', { name: texts.docs.next }).click();
        await page.waitForURL(to(`/docs/get-started/${path}`));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect.poll(() => page.evaluate(() => sessionStorage.getItem('load-failure'))).toBeNull();
        const warnings = takeWarnings(problems);
        expect(warnings).toHaveLength(1);
        expect(warnings[0]).toMatch(isWhole(to(`/docs/get-started/${path}`)));
        await expect(box(page, locale)).toHaveCount(0);
      }
    });

    test('Page load failure: a page whose files fail is loaded anew once, then a red box says so and loads it again', async ({
      page,
      problems,
    }) => {
      let loads = 0;
      page.on('request', (request) => {
        if (request.isNavigationRequest()) loads += 1;
      });
      await page.route('**/_next/static/chunks/*.js', (route) => route.abort());
      await page.goto(to('/docs/intro'));
      await expect(box(page, locale)).toBeVisible();
      expect(loads).toBe(2);
      expect(takeWarnings(problems)).toHaveLength(1);
      await box(page, locale).getByRole('button', { name: texts.loading.retry }).click();
      await expect.poll(() => loads).toBe(3);
      await expect(box(page, locale)).toBeVisible();
      expect(takeWarnings(problems)).toHaveLength(0);

      await page.unroute('**/_next/static/chunks/*.js');
      await box(page, locale).getByRole('button', { name: texts.loading.retry }).click();
      await expect.poll(() => loads).toBe(4);
      await expect(box(page, locale)).toHaveCount(0);
    });

    test('without a network the page stays, and the click is kept until it is back', async ({
      page,
      context,
      problems,
    }) => {
      await page.goto(to('/docs/get-started/overview'));
      const isSameDocument = await markDocument(page);
      await context.setOffline(true);
      await pager(page).getByRole('link', { name: texts.docs.next }).click();
      await expect(box(page, locale)).toBeVisible();
      await expect(page).toHaveURL(to('/docs/get-started/overview'));
      expect(takeWarnings(problems)).toEqual([]);
      await context.setOffline(false);
      await page.waitForURL(to('/docs/get-started/quickstart'));
      await expect(box(page, locale)).toHaveCount(0);
      expect(await isSameDocument()).toBe(true);
      problems.length = 0; // What was refused while there was no network.
    });

    test('a route change scrolls to the top, and to the heading that the address names', async ({ page }) => {
      await page.goto(to('/docs/get-started/quickstart'));
      await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      await pager(page).getByRole('link', { name: texts.docs.next }).click();
      await page.waitForURL(to('/docs/get-started/widget-integration'));
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      await page.goBack();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    });
  });
}

/** The scripts that a page names in its document. */
async function getScripts(page: Page, path: string): Promise<string[]> {
  const html = await (await page.request.get(path)).text();
  return [...new Set([...html.matchAll(/\/_next\/static\/chunks\/[\w.~-]+\.js/g)].map(([file]) => file))];
}

test('Route code load failure: a script of the next page that is gone loads that page as a whole, once', async ({
  page,
  problems,
}) => {
  const [from, to] = ['/blog', '/docs/api/introduction'];
  const known = await getScripts(page, from);
  const gone = (await getScripts(page, to)).filter((file) => !known.includes(file));
  expect(gone).not.toEqual([]);
  await page.goto(from);
  let isGone = true;
  await page.route(
    (url) => gone.includes(url.pathname),
    (route) => (isGone ? route.fulfill({ status: 404 }) : route.continue()),
  );
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isGone = false; // A new document names the files of the new deploy.
  });
  const isSameDocument = await markDocument(page);
  await page.getByRole('banner').getByRole('link', { name: 'API Reference' }).click();
  await page.waitForURL(to);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
  expect(await isSameDocument()).toBe(false);
  const warnings = takeWarnings(problems);
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toMatch(isWhole(to));
});

test('500 hurried navigations end at the last one, in the same document', async ({ page }) => {
  test.setTimeout(240_000);
  await page.goto('/docs/get-started/overview');
  const isSameDocument = await markDocument(page);
  const last = await page.evaluate(async () => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('aside nav a')];
    for (let count = 0; count < 500; count += 1) {
      links[(count * 7) % links.length]?.click();
      if (count % 10 === 0) await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    const link = links[(499 * 7) % links.length];
    return link?.pathname ?? '';
  });
  await page.waitForURL(last);
  await expect(page.locator(`aside nav a[href="${last}"]`)).toHaveAttribute('aria-current', 'page');
  await expect(bar(page)).toHaveCount(0);
  expect(await isSameDocument()).toBe(true);
});

test('going back and forth in a storm ends where the history stands', async ({ page }) => {
  const paths = ['quickstart', 'widget-integration', 'become-a-reseller'].map((name) => `/docs/get-started/${name}`);
  await page.goto('/docs/get-started/overview');
  const isSameDocument = await markDocument(page);
  for (const path of paths) {
    await page.locator(`aside nav a[href="${path}"]`).click();
    await page.waitForURL(path);
  }
  await page.evaluate(async () => {
    const entries = navigation.entries();
    for (let count = 0; count < 60; count += 1) {
      const { committed, finished } = navigation.traverseTo(entries[(count * 3) % entries.length]?.key ?? '');
      for (const promise of [committed, finished]) promise?.catch(() => {}); // The next one overtakes it.
      if (count % 4 === 0) await committed?.catch(() => {});
    }
  });
  await expect(async () => {
    const path = new URL(page.url()).pathname;
    await expect(page.locator(`aside nav a[href="${path}"]`)).toHaveAttribute('aria-current', 'page', { timeout: 500 });
  }).toPass();
  await expect(bar(page)).toHaveCount(0);
  expect(await isSameDocument()).toBe(true);
});

test('without JavaScript every link of the navigation leads to its page', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/docs/get-started/overview');
  await page.locator('aside nav a[href="/docs/get-started/quickstart"]').click();
  await page.waitForURL('/docs/get-started/quickstart');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await context.close();
});

test('an old anchor leads to where its heading is now', async ({ page }) => {
  const path = '/docs/get-started/become-a-reseller';
  await page.goto(`${path}#wait-for-the-money-then-begin`);
  await page.waitForURL(`${path}#wait-for-the-money`);
  await expect(page.locator('#wait-for-the-money')).toBeInViewport();
});

for (const ending of ['.html', '/index.html']) {
  test(`an address that ends in ${ending} is clean before the page comes to life`, async ({ page }) => {
    const html = await (await page.request.get('/docs/intro')).text();
    await page.route(`**/docs/intro${ending}?*`, (route) => route.fulfill({ contentType: 'text/html', body: html }));
    await page.goto(`/docs/intro${ending}?from=test#first`);
    await expect(page).toHaveURL('/docs/intro?from=test#first');
    await expect(page.locator('aside nav [aria-current="page"]')).toHaveAttribute('href', '/docs/intro');
  });
}

test.describe('pages are fetched ahead', () => {
  const prefetched = (page: Page) =>
    page
      .locator('link[rel=prefetch]')
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));

  test('at the first sign that the reader means to go there, and the click fetches nothing more', async ({ page }) => {
    const path = '/docs/get-started/become-a-reseller';
    await page.goto('/docs/get-started/overview');
    const link = page.locator(`aside nav a[href="${path}"]`);
    expect(await prefetched(page)).not.toContain(`${path}.txt`);
    const answer = page.waitForResponse((response) => response.url().endsWith(`${path}.txt`));
    await link.hover();
    await (await answer).finished();
    expect(await prefetched(page)).toContain(`${path}.txt`);
    await link.click();
    await page.waitForURL(path);
    const deliveries = await page.evaluate((name) => {
      const entries = performance.getEntriesByType('resource') as (PerformanceEntry & { deliveryType: string })[];
      return entries.filter((entry) => entry.name.endsWith(name)).map(({ deliveryType }) => deliveryType);
    }, `${path}.txt`);
    expect(deliveries).toEqual(['', 'cache']);
  });

  test('few of those in sight when the browser is idle', async ({ page }) => {
    await page.goto('/docs/intro');
    await expect.poll(() => prefetched(page), { timeout: 30_000 }).not.toEqual([]);
    expect((await prefetched(page)).length).toBeLessThanOrEqual(3);
  });

  for (const [name, connection] of [
    ['with data saver', { saveData: true }],
    ['on 2g', { effectiveType: '2g' }],
    ['on slow 2g', { effectiveType: 'slow-2g' }],
  ] as const) {
    test(`none ${name}`, async ({ page }) => {
      await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection);
      await page.goto('/docs/get-started/overview');
      const link = page.getByRole('main').getByRole('link').last();
      await link.hover();
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      expect(await prefetched(page)).toEqual([]);
    });
  }

  test('by a request where the browser knows no prefetch', async ({ page }) => {
    await page.addInitScript(() => {
      DOMTokenList.prototype.supports = () => false;
    });
    await page.goto('/docs/get-started/overview');
    const request = page.waitForRequest((each) => each.url().endsWith('/docs/get-started/become-a-reseller.txt'));
    await page.locator('aside nav a[href="/docs/get-started/become-a-reseller"]').hover();
    expect((await request).method()).toBe('GET');
    expect(await prefetched(page)).toEqual([]);
  });
});
