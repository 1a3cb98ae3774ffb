import type { Page } from '@playwright/test';
import { holdRequests } from '../support/hold-requests';
import { disablePrefetch, getBar, getBox, setConnection } from '../support/loading';
import { pauseClock } from '../support/pause-clock';
import { answered, loadedAsAWhole, refused } from '../support/problems';
import { expect, markDocument, siteLocales, test, waitForHydration, waitForIdle } from '../support/site';

const [english] = siteLocales as [(typeof siteLocales)[number]];

/** The navbar's link to the API reference. */
const getReferenceLink = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: english.texts.docs.sidebars.api });

/** The scripts from a folder that the HTML of a page references. */
async function getScripts(page: Page, path: string, folder: string): Promise<string[]> {
  const html = await (await page.request.get(path)).text();
  const files = [...html.matchAll(/\/_next\/static\/(\w+)\/[\w.~-]+\.js/g)].filter(([, name]) => name === folder);
  return [...new Set(files.map(([file]) => file))];
}

/** The scripts that the page at `to` references and the one at `from` does not. */
async function getNewScripts(page: Page, from: string, to: string, folder: string): Promise<string[]> {
  const known = await getScripts(page, from, folder);
  const scripts = (await getScripts(page, to, folder)).filter((file) => !known.includes(file));
  expect(scripts).not.toEqual([]);
  return scripts;
}

for (const folder of ['chunks', 'shells']) {
  test(`Route code load failure: a script missing from ${folder} causes one full load of the next page`, async ({
    page,
    problems,
  }) => {
    const [from, to] = ['/blog', '/docs/api/introduction'];
    const gone = await getNewScripts(page, from, to, folder);
    await page.goto(from);
    let isGone = true;
    await page.route(
      (url) => gone.includes(url.pathname),
      (route) => (isGone ? route.fulfill({ status: 404 }) : route.continue()),
    );
    page.on('request', (request) => {
      if (request.isNavigationRequest()) isGone = false; // A new document references the files of the new deploy.
    });
    const isSameDocument = await markDocument(page);
    await getReferenceLink(page).click();
    await page.waitForURL(to);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
    expect(await isSameDocument()).toBe(false);
    problems.expect(loadedAsAWhole(to));
    problems.allow(answered(404));
  });
}

/** Waits until the page has handled its messages, by which React schedules what it draws. */
const waitForMessages = (page: Page) =>
  page.evaluate(async () => {
    for (let count = 0; count < 5; count += 1) {
      const { port1, port2 } = new MessageChannel();
      const isHandled = new Promise((resolve) => port1.addEventListener('message', resolve));
      port1.start();
      port2.postMessage(null);
      await isHandled;
    }
  });

test('the bar appears only once a page has been on its way for 200 ms', async ({ page }) => {
  await disablePrefetch(page);
  await page.clock.install();
  await page.goto('/docs/get-started/overview');
  await markDocument(page);
  const release = await holdRequests(page, '**/docs/api/introduction.txt');
  await pauseClock(page);
  await getReferenceLink(page).click();
  await expect.poll(() => page.evaluate(() => window.siteLoading?.pending)).toBeTruthy();
  await waitForMessages(page);
  await page.clock.runFor(190);
  await waitForMessages(page);
  await expect(getBar(page)).toHaveCount(0);
  await page.clock.runFor(200); // React may have noticed the click only now.
  await expect(getBar(page)).toBeVisible();
  await page.clock.resume();
  release();
  await page.waitForURL('/docs/api/introduction');
  await expect(getBar(page)).toHaveCount(0);
});

test('500 rapid navigations end on the last page without a full page load', async ({ page }) => {
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
  await expect(getBar(page)).toHaveCount(0);
  expect(await isSameDocument()).toBe(true);
});

test('rapid history traversal ends on the page in the address, without a full page load', async ({ page }) => {
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
      for (const promise of [committed, finished]) promise?.catch(() => {}); // The next traversal aborts it.
      if (count % 4 === 0) await committed?.catch(() => {});
    }
  });
  await expect(async () => {
    const path = new URL(page.url()).pathname;
    await expect(page.locator(`aside nav a[href="${path}"]`)).toHaveAttribute('aria-current', 'page', { timeout: 500 });
  }).toPass();
  await expect(getBar(page)).toHaveCount(0);
  expect(await isSameDocument()).toBe(true);
});

test('an old anchor leads to the renamed heading', async ({ page }) => {
  const path = '/docs/get-started/become-a-reseller';
  await page.goto(`${path}#wait-for-the-money-then-begin`);
  await page.waitForURL(`${path}#wait-for-the-money`);
  await expect(page.locator('#wait-for-the-money')).toBeInViewport();
});

test('resolving an old anchor keeps the query, and an unknown anchor is left alone', async ({ page }) => {
  const path = '/docs/get-started/become-a-reseller?from=test';
  await page.goto(`${path}#wait-for-the-money-then-begin`);
  await page.waitForURL(`${path}#wait-for-the-money`);
  expect(await page.evaluate(() => window.siteLoading?.pending)).toBeNull();
  await page.goto('/docs/intro');
  await page.goto(`${path}#constructor`);
  await waitForHydration(page);
  await expect(page).toHaveURL(`${path}#constructor`);
});

for (const ending of ['.html', '/index.html']) {
  test(`an address ending in ${ending} is cleaned up, and the sidebar marks its page`, async ({ page }) => {
    const html = await (await page.request.get('/docs/intro')).text();
    await page.route(`**/docs/intro${ending}?*`, (route) => route.fulfill({ contentType: 'text/html', body: html }));
    await page.goto(`/docs/intro${ending}?from=test#first`);
    await expect(page).toHaveURL('/docs/intro?from=test#first');
    await expect(page.locator('aside nav [aria-current="page"]')).toHaveAttribute('href', '/docs/intro');
  });
}

/** Collects the paths of all payloads that a page requests. */
function watchPayloads(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.txt')) paths.push(pathname);
  });
  return paths;
}

/** Waits until nothing has been added to a list for a second. */
async function waitForQuiet(list: readonly string[]): Promise<void> {
  let known = 0;
  const countNew = () => {
    const before = known;
    known = list.length;
    return known - before;
  };
  await expect.poll(countNew, { intervals: [1_000] }).toBe(0);
}

/** Files with what is below the fold of a page. */
const restFiles = '**/_next/static/below/*.txt';

test.describe('prefetching', () => {
  const from = '/docs/virtual-agent/customization/conversation-flow';
  /** Too far from there to be fetched without a sign. */
  const path = '/docs/virtual-agent/customization/hipaa-compliance';
  const lastHeading = 'Where to go next';

  test('fetches a page on hover, so that the click fetches nothing more', async ({ page }) => {
    const payloads = watchPayloads(page);
    await page.goto(from);
    await waitForHydration(page);
    const link = page.locator(`aside nav a[href="${path}"]`);
    expect(payloads).not.toContain(`${path}.txt`);
    const answer = page.waitForResponse((response) => response.url().endsWith(`${path}.txt`));
    await link.hover();
    await (await answer).finished();
    await link.click();
    await page.waitForURL(path);
    expect(payloads.filter((payload) => payload === `${path}.txt`)).toHaveLength(1);
  });

  test('lets an early click reuse the pending request', async ({ page }) => {
    const payloads = watchPayloads(page);
    const release = await holdRequests(page, `**${path}.txt`);
    await page.goto(from);
    await waitForHydration(page);
    const link = page.locator(`aside nav a[href="${path}"]`);
    await link.hover();
    await link.click();
    release();
    await page.waitForURL(path);
    expect(payloads.filter((payload) => payload === `${path}.txt`)).toHaveLength(1);
  });

  test('includes the scripts and shells that another part of the site needs', async ({ page }) => {
    const [from, to] = ['/blog', '/docs/api/introduction'];
    const needed = [
      ...(await getNewScripts(page, from, to, 'chunks')),
      ...(await getNewScripts(page, from, to, 'shells')),
    ];
    const requested = new Set<string>();
    page.on('request', (request) => requested.add(new URL(request.url()).pathname));
    await page.goto(from);
    await waitForHydration(page);
    await getReferenceLink(page).hover();
    await expect.poll(() => needed.filter((file) => !requested.has(file))).toEqual([]);
  });

  test('lets the click retry what failed', async ({ page, problems }) => {
    problems.allow(/ERR_FAILED|failed: .*hipaa-compliance\.txt/);
    await page.route(`**${path}.txt`, (route) => route.abort('failed'), { times: 1 });
    await page.goto(from);
    const isSameDocument = await markDocument(page);
    const link = page.locator(`aside nav a[href="${path}"]`);
    const failure = page.waitForEvent('requestfailed');
    await link.hover();
    await failure;
    await link.click();
    await page.waitForURL(path);
    expect(await isSameDocument()).toBe(true);
  });

  test('fetches the tops of at most seven pages when idle, the next one first', async ({ page }) => {
    const payloads = watchPayloads(page);
    await page.goto('/docs/intro');
    await expect.poll(() => payloads, { timeout: 30_000 }).not.toEqual([]);
    await waitForQuiet(payloads);
    const next = await page.getByRole('main').locator('a[rel="next"]').getAttribute('href');
    expect(payloads[0]).toBe(`${next}.txt`);
    expect(payloads.length).toBeLessThanOrEqual(7);
    expect(payloads.filter((payload) => !payload.startsWith('/docs/'))).toEqual([]);
  });

  test('shows the top of a page before the rest of it arrives', async ({ page }) => {
    await page.goto(from);
    const isSameDocument = await markDocument(page);
    const release = await holdRequests(page, restFiles);
    await page.locator(`aside nav a[href="${path}"]`).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/HIPAA/);
    const last = page.getByRole('main').getByRole('heading', { level: 2 }).last();
    await expect(last).not.toHaveText(lastHeading);
    const place = page.locator('.text-to-come');
    await expect(place).toHaveCSS('opacity', '1');
    release();
    await expect(last).toHaveText(lastHeading);
    await expect(place).toHaveCount(0);
    expect(await isSameDocument()).toBe(true);
  });

  /** Chooses the last heading from the contents before it has arrived. @returns a function that lets it arrive */
  async function chooseMissingHeading(page: Page): Promise<() => void> {
    await page.goto(from);
    const release = await holdRequests(page, restFiles);
    await page.locator(`aside nav a[href="${path}"]`).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/HIPAA/);
    await page.getByRole('link', { name: lastHeading }).first().click();
    return release;
  }

  test('goes to a heading of the contents as soon as it has arrived', async ({ page }) => {
    const release = await chooseMissingHeading(page);
    release();
    await expect(page.getByRole('heading', { level: 2, name: lastHeading })).toBeInViewport();
    await expect(page).toHaveURL(`${path}#where-to-go-next`);
  });

  test('does not go to a heading of the contents once the reader has scrolled away', async ({ page }) => {
    const release = await chooseMissingHeading(page);
    await page.evaluate(() => window.scrollTo(0, 120));
    release();
    await expect(page.getByRole('heading', { level: 2, name: lastHeading })).toBeAttached();
    await waitForIdle(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(120);
  });

  test('offline, the rest of a page follows once the network is back', async ({ page, context, problems }) => {
    problems.allow(refused);
    const top = page.waitForResponse((response) => response.url().endsWith('/knowledge-base.txt'));
    await page.goto(from);
    const isSameDocument = await markDocument(page);
    await (await top).finished();
    await context.setOffline(true);
    await page.locator('main a[rel="next"]').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Give the virtual agent a knowledge base');
    await expect(getBox(page, english)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).last()).toHaveText(lastHeading);
    await expect(getBox(page, english)).toHaveCount(0);
    expect(await isSameDocument()).toBe(true);
  });

  test('loads a page as a whole if the rest of it is lost', async ({ page, problems }) => {
    problems.allow(refused);
    await page.goto(from);
    await waitForHydration(page);
    await page.route(restFiles, (route) => route.abort());
    await page.locator(`aside nav a[href="${path}"]`).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 2, name: lastHeading })).toBeVisible();
    problems.expect(loadedAsAWhole(path));
  });

  for (const [name, connection] of [
    ['with data saver', { saveData: true }],
    ['on 2g', { effectiveType: '2g' }],
    ['on slow 2g', { effectiveType: 'slow-2g' }],
  ] as const) {
    test(`fetches nothing ${name}`, async ({ page }) => {
      await setConnection(page, connection);
      const payloads = watchPayloads(page);
      await page.goto(from);
      await waitForHydration(page);
      const link = page.getByRole('main').getByRole('link').last();
      await link.hover();
      await waitForIdle(page);
      expect(payloads).toEqual([]);
    });
  }
});
