import { expect, routes, siteLocales, test } from '../support/site';

for (const { code, htmlLang, to } of siteLocales) {
  test(`every route in ${code} responds with the right lang, one h1 and a description`, async ({ request }) => {
    for (const { path, isUnlisted } of routes) {
      const response = await request.get(to(path));
      expect(response.status(), path).toBe(200);
      const html = await response.text();
      expect(html, path).toContain(`<html lang="${htmlLang}" dir="ltr"`);
      expect(html.match(/<h1[ >]/g), path).toHaveLength(1);
      expect(html, path).toMatch(/<meta name="description" content="[^"]{20,}"/);
      expect(/<meta name="robots" content="[^"]*noindex/.test(html), path).toBe(path === '/search' || isUnlisted);
    }
  });

  test(`the table of contents of every page in ${code} lists the headings of levels 2 and 3`, async ({ request }) => {
    let count = 0;
    for (const { path } of routes) {
      const html = await (await request.get(to(path))).text();
      const article = /<article.*<\/article>/s.exec(html)?.[0] ?? '';
      const list = /<ul class="toc-panel.*?<\/ul>/s.exec(article)?.[0] ?? '';
      const links = [...list.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
      // The heading of footnotes is read out but not shown: it has no link of its own.
      const headings = [...article.matchAll(/<h[23] id="([^"]+)"[^>]*><a/g)].map(([, id]) => id);
      expect(
        links.filter((id) => id !== 'footnote-label'),
        path,
      ).toEqual(headings);
      count += headings.length;
    }
    expect(count).toBeGreaterThan(routes.length);
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
