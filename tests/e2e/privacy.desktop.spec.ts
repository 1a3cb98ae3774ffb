import type { Request } from '@playwright/test';
import { getSearchMessages } from '@/components/search/messages';
import { shownAnnouncement } from '../support/shown-announcement';
import { expect, siteLocales, test, testLocales, waitForHydration } from '../support/site';

test.use({ storageState: { cookies: [], origins: [] } });

for (const { code, htmlLang, texts, to } of testLocales) {
  const { privacy } = getSearchMessages({ code });

  test(`the privacy page lists every key, and no other host is called in ${code}`, async ({
    page,
    context,
    baseURL,
  }) => {
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).host));

    await page.goto(to('/search'));
    await page.getByRole('main').getByRole('link', { name: privacy }).click();
    await expect(page).toHaveURL(to('/privacy'));
    await expect(page.locator('html')).toHaveAttribute('lang', htmlLang);
    await page.getByRole('button', { name: texts.colorMode.toDark }).click();
    await page.goto(to('/docs/api/endpoints/ocr'));
    await waitForHydration(page);
    await page.getByRole('tab', { name: 'Python' }).click();
    await page.goto(to('/'));
    const other = siteLocales.find((locale) => locale.code !== code);
    await page.getByRole('button', { name: texts.language.label }).click();
    await page.getByRole('banner').locator(`a[lang="${other?.htmlLang}"]`).click();
    await expect(page.locator('html')).toHaveAttribute('lang', other?.htmlLang ?? '');

    const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
    expect(keys.sort()).toEqual([
      'docs-preferred-version-default',
      ...(shownAnnouncement ? ['fumadocs.announcement.dismiss', 'fumadocs.announcement.id'] : []),
      'language-offer',
      'sample-language',
      'theme',
    ]);
    await page.goto(to('/privacy'));
    const named = await page.getByRole('cell').locator('code').allTextContents();
    expect(named).toEqual(expect.arrayContaining(keys));
    expect(await context.cookies()).toEqual([]);
    expect([...hosts]).toEqual([new URL(baseURL ?? '').host]);
  });
}

test('what is typed on the search page is in no request', async ({ page, baseURL }) => {
  const requests: Request[] = [];
  await page.goto('/search');
  page.on('request', (request) => requests.push(request));
  await page.getByRole('main').getByRole('searchbox').fill('liveness qqzzxx');
  await expect(page).toHaveURL('/search?q=liveness+qqzzxx');
  await page.getByRole('main').locator('.search-result').first().getByRole('link').click();
  await expect(page).not.toHaveURL(/search/);
  const referrers = await Promise.all(requests.map(async (request) => (await request.allHeaders()).referer ?? ''));
  expect(referrers.filter((referrer) => referrer !== `${baseURL}/`)).toEqual([]);
  const sent = requests.map((request) => `${request.url()} ${request.postData()}`);
  expect(sent.filter((text) => text.includes('qqzzxx'))).toEqual([]);
});
