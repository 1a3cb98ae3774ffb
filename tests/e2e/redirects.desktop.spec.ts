import { expect, test } from '../support/site';

const redirects = [
  ['/docs', '/docs/get-started/overview'],
  ['/docs/api', '/docs/api/introduction'],
  ['/docs/virtual-agent', '/docs/virtual-agent/get-started/overview'],
  ['/docs/pricing', '/docs/pricing/Overview'],
  ['/docs/api/wa-agent/contacts', '/docs/api/wa-agent/contacts/create-contact'],
  ['/docs/pricing/agency', '/docs/pricing/Agency'],
  ['/id/docs', '/id/docs/get-started/overview'],
  ['/id/docs/pricing/sme', '/id/docs/pricing/SME'],
  ['/docs/quickstart', '/docs/get-started/quickstart'],
  ['/id/docs/changelog', '/id/docs/get-started/changelog'],
  ['/en', '/'],
  ['/en/docs/intro', '/docs/intro'],
  ['/en/docs', '/docs/get-started/overview'],
] as const;

for (const [from, to] of redirects) {
  test(`${from} redirects to ${to}`, async ({ page, request }) => {
    const html = await (await request.get(from)).text();
    expect(html).toContain('<meta name="robots" content="noindex">');
    await page.goto(from);
    await expect(page).toHaveURL(to);
  });
}

test('a redirect takes the query and the anchor along', async ({ page }) => {
  await page.goto('/docs/quickstart?utm_source=mail#what-you-need');
  await expect(page).toHaveURL('/docs/get-started/quickstart?utm_source=mail#what-you-need');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a redirect still leads on', async ({ page }) => {
    await page.goto('/docs/quickstart');
    await expect(page).toHaveURL('/docs/get-started/quickstart');
  });
});

test('_redirects lists the same redirects with status 301', async ({ request }) => {
  const rows = (await (await request.get('/_redirects')).text()).trim().split('\n');
  for (const [from, to] of redirects) expect(rows).toContain(`${from} ${to} 301`);
});
