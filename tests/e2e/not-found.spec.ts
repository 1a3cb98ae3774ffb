import { expect, test, testLocales } from '../support/site';

for (const { code, htmlLang, texts, to } of testLocales) {
  test(`an unknown address answers with 404 and says so in ${code}`, async ({ page, problems }) => {
    const response = await page.goto(to('/docs/nowhere'));
    expect(response?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', htmlLang);
    await expect(page).toHaveTitle(texts.notFound.title);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.notFound.title);
    problems.length = 0; // The browser's own line for the 404.
    await page.getByRole('link', { name: texts.notFound.docs }).click();
    await expect(page).toHaveURL(to('/docs/get-started/overview'));
  });

  test(`the language of an unknown address is right before any of the site's files runs in ${code}`, async ({
    page,
    problems,
  }) => {
    await page.route('**/_next/**/*.js', (route) => route.abort());
    await page.goto(to('/nowhere'));
    await expect(page.locator('html')).toHaveAttribute('lang', htmlLang);
    await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true })).toHaveText(texts.notFound.title);
    problems.length = 0; // Every script was refused.
  });
}

test('hosts that choose by folder have an Indonesian 404 page', async ({ request }) => {
  const html = await (await request.get('/id/404')).text();
  expect(html).toContain('<html lang="id-ID"');
  expect(html).toContain('noindex');
});

test('the language menu of an unknown address leads to the same address in the other language', async ({
  page,
  problems,
  isMobile,
}) => {
  await page.goto('/nowhere?from=test');
  await page.getByRole('button', { name: isMobile ? 'Open menu' : 'Language' }).click();
  await page.getByRole('link', { name: 'Bahasa Indonesia' }).click();
  await expect(page).toHaveURL('/id/nowhere?from=test');
  problems.length = 0; // Both addresses answer with 404, as they should.
});
