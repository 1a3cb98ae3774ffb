import { sidebars } from '@/lib/config/sidebars';
import { expect, markDocument, routes, test, testLocales } from '../support/site';

for (const { code, to } of testLocales) {
  for (const { id, entry } of sidebars) {
    test(`every link in the ${id} sidebar opens its page in ${code} without a full page load`, async ({ page }) => {
      test.setTimeout(180_000);
      await page.goto(to(entry));
      const isSameDocument = await markDocument(page);
      const sidebar = page.locator('aside nav');
      const expected = routes.filter((route) => route.sidebar === id).map((route) => to(route.path));
      await expect(sidebar.locator('a')).toHaveCount(expected.length);
      const hrefs = await sidebar.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(hrefs.toSorted()).toEqual(expected.toSorted());

      await sidebar.locator('details').evaluateAll((all) => {
        for (const details of all) (details as HTMLDetailsElement).open = true;
      });
      for (const href of hrefs) {
        const link = sidebar.locator(`a[href="${href}"]`);
        await link.click();
        await expect(link).toHaveAttribute('aria-current', 'page');
        await expect(page.locator('h1')).toHaveCount(1);
        await expect(page).toHaveURL(new RegExp(`${href}$`));
      }
      expect(await isSameDocument()).toBe(true);
    });
  }
}
