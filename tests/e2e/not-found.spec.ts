import { getNotFoundMessages } from '@/components/not-found/messages';
import { getSearchMessages } from '@/components/search/messages';
import { getBox } from '../support/loading';
import { answered, refused, reloaded } from '../support/problems';
import { expect, localePairs, siteLocales, test, testLocales, waitForHydration } from '../support/site';

for (const { code, htmlLang, to } of testLocales) {
  const notFound = getNotFoundMessages({ code });

  test(`Unknown path: the response is a 404 page that links to the docs in ${code}`, async ({ page, problems }) => {
    const response = await page.goto(to('/docs/nowhere'));
    expect(response?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', htmlLang);
    await expect(page).toHaveTitle(notFound.title);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.title);
    problems.allow(answered(404));
    await page.getByRole('link', { name: notFound.docs }).click();
    await expect(page).toHaveURL(to('/docs/get-started/overview'));
  });

  test(`Unknown path: the 404 page suggests a page and a search in ${code}`, async ({ page, problems }) => {
    const lists: string[] = [];
    page.on(
      'request',
      (request) => request.url().endsWith('/paths.json') && lists.push(new URL(request.url()).pathname),
    );
    await page.goto(to('/docs/sdk/pyton'));
    const main = page.getByRole('main');
    await expect(main.getByText(notFound.likely)).toBeVisible();
    const likely = main.locator(`a[href="${to('/docs/sdks/python')}"]`);
    await expect(likely).toBeVisible();
    expect(lists).toEqual([to('/paths.json')]);
    await page.goto(to('/docs/nothing-like-any-page-of-this-site'));
    await expect(main.getByRole('status')).toHaveCount(1); // The list has arrived.
    await expect(main.getByRole('status')).toBeEmpty();
    await expect(main.getByText(notFound.likely)).toHaveCount(0);
    await main.getByRole('searchbox', { name: notFound.search }).fill('webhook & token');
    await main.getByRole('button', { name: getSearchMessages({ code }).button }).click();
    await page.waitForURL((url) => url.pathname === to('/search'));
    expect(new URL(page.url()).searchParams.get('q')).toBe('webhook & token');
    problems.allow(answered(404));
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test(`the search form of the 404 page works in ${code}`, async ({ page }) => {
      await page.goto(to('/404'));
      const main = page.locator(`main:visible`).first();
      await main.getByRole('searchbox').fill('ocr');
      await main.getByRole('button').click();
      await page.waitForURL((url) => url.pathname === to('/search') && url.search === '?q=ocr');
    });
  });
}

test('the 404 pages redirect an .html address to the clean one', async ({ page, problems }) => {
  // The host of these tests redirects such addresses itself; this one answers with one of its 404 pages.
  for (const [page404, path] of [
    ['/nowhere', '/docs/intro'],
    ['/id/404', '/id/docs/intro'],
  ] as const) {
    const html = await (await page.request.get(page404)).text();
    const address = `${path}/index.html?from=test`;
    await page.route(`**${address}`, (route) => route.fulfill({ status: 404, contentType: 'text/html', body: html }));
    await page.goto(`${address}#first`).catch(() => {}); // The script navigates before the load ends.
    await page.waitForURL(`${path}?from=test#first`);
  }
  problems.allow(answered(404));
});

test('an .html address that begins with several slashes stays on this host', async ({ page, baseURL, problems }) => {
  const missing = await (await page.request.get('/nowhere')).text();
  await page.route(`${baseURL}//elsewhere.example/**`, (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: missing }),
  );
  await page.goto(`${baseURL}//elsewhere.example/page.html`).catch(() => {}); // The script navigates before the load ends.
  await page.waitForURL('/elsewhere.example/page');
  problems.allow(answered(404));

  const found = await (await page.request.get('/docs/intro')).text();
  await page.route(`${baseURL}//docs/intro.html`, (route) => route.fulfill({ contentType: 'text/html', body: found }));
  await page.goto(`${baseURL}//docs/intro.html`);
  await expect(page).toHaveURL('/docs/intro');
});

for (const locale of siteLocales) {
  test(`an unknown path is answered in its language without scripts, in ${locale.code}`, async ({ page, problems }) => {
    await page.route('**/_next/static/chunks/*.js', (route) => route.abort());
    await page.goto(locale.to('/nowhere'));
    await expect(page.locator('html')).toHaveAttribute('lang', locale.htmlLang);
    const title = page.getByRole('heading', { level: 1 }).filter({ visible: true });
    await expect(title).toHaveText(getNotFoundMessages(locale).title);
    await expect(getBox(page, locale)).toBeVisible();
    problems.expect(reloaded);
    problems.allow(answered(404), refused);
  });
}

for (const { shown, other } of localePairs) {
  test(`the 404 page switches from ${shown.code} to ${other.code}`, async ({ page, problems, isMobile }) => {
    const { nav, language } = shown.texts;
    await page.goto(shown.to('/nowhere?from=test'));
    await waitForHydration(page);
    await page.getByRole('button', { name: isMobile ? nav.openMenu : language.label }).click();
    await page.getByRole('link', { name: other.label, exact: true }).click();
    await expect(page).toHaveURL(other.to('/nowhere?from=test'));
    problems.allow(answered(404));
  });
}
