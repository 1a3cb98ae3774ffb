import { expect, routes, test, testLocales } from '../support/site';

for (const { code, htmlLang, to } of testLocales) {
  test(`every route in ${code} responds with the right lang, one h1 and a description`, async ({ request }) => {
    expect(routes).toHaveLength(173);
    for (const { path } of routes) {
      const response = await request.get(to(path));
      expect(response.status(), path).toBe(200);
      const html = await response.text();
      expect(html, path).toContain(`<html lang="${htmlLang}" dir="ltr"`);
      expect(html.match(/<h1[ >]/g), path).toHaveLength(1);
      expect(html, path).toMatch(/<meta name="description" content="[^"]{20,}"/);
      expect(/<meta name="robots" content="[^"]*noindex/.test(html), path).toBe(path === '/search');
    }
  });

  test(`every docs tag has a page with entries in ${code}`, async ({ page }) => {
    await page.goto(to('/docs/tags'));
    const tags = await page
      .getByRole('main')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
    expect(tags.length).toBeGreaterThan(5);
    for (const tag of tags) {
      await page.goto(tag);
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    }
  });
}
