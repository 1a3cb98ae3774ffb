import { getPageActionMessages } from '@/components/markdown-pages/messages';
import { site } from '@/lib/config/site';
import { expect, test, testLocales } from '../support/site';

const features = '/docs/tutorial-basics/markdown-features';
const operation = '/docs/api/endpoints/face-detection';

for (const { code, texts, to } of testLocales) {
  test(`a printed page has its URL, those of its links, and no controls in ${code}`, async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    await page.goto(to(features));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('navigation', { name: texts.docs.breadcrumbs })).toBeVisible();
    for (const gone of [
      page.getByRole('banner'),
      page.getByRole('complementary'),
      page.getByRole('navigation', { name: texts.docs.onThisPage }),
      page.getByRole('navigation', { name: texts.docs.pagination }),
      page.getByRole('link', { name: texts.nav.skip }),
      page.getByRole('button', { name: texts.code.copy }),
      page.getByRole('button', { name: getPageActionMessages({ code }).copy }),
      page.getByRole('tablist'),
    ]) {
      await expect(gone.filter({ visible: true })).toHaveCount(0);
    }
    const address = page.locator('head > link[rel="canonical"]');
    const shown = await address.evaluate((link) => ({
      text: getComputedStyle(link, '::before').content,
      top: link.getBoundingClientRect().top,
      height: link.getBoundingClientRect().height,
    }));
    expect(shown).toMatchObject({ text: `"${site.url}${to(features)}"`, top: 0 });
    expect(shown.height).toBeGreaterThan(10);
    const link = page.getByRole('article').locator('a[href^="http"]').filter({ visible: true }).first();
    const written = await link.evaluate((element) => getComputedStyle(element, '::after').content);
    expect(written).toContain(await link.getAttribute('href'));
    const closed = page.locator('.prose details:not([open], .diagram-text)').first();
    await expect(closed.locator(':scope > :not(summary)').first()).toBeVisible();
    await page.goto(to('/blog'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('banner').filter({ visible: true })).toHaveCount(0);
  });

  test(`every tab panel is printed, and nothing is wider than the paper in ${code}`, async ({ page }) => {
    await page.setViewportSize({ width: 670, height: 1000 }); // The width of A4 within its margins.
    await page.emulateMedia({ media: 'print' });
    await page.goto(to(operation));
    const panels = page.locator('[role="tabpanel"]');
    expect(await panels.count()).toBeGreaterThan(3);
    for (const panel of await panels.all()) await expect(panel).toBeVisible();
    const names = await panels.evaluateAll((all) => all.map((panel) => getComputedStyle(panel, '::before').content));
    expect(names).toEqual(expect.arrayContaining(['"cURL"', '"Python"']));
    const code = page.locator('.code-block pre').filter({ visible: true });
    expect(await code.count()).toBeGreaterThan(3);
    const cut = await code.evaluateAll(
      (blocks) => blocks.filter((block) => block.scrollWidth > block.clientWidth).length,
    );
    expect(cut).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(670);
  });
}

test('pages are printed in light colours even in dark mode', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'light' });
  await page.goto(features);
  const getColors = () =>
    page.evaluate(() => {
      const { color } = getComputedStyle(document.body);
      const { color: code } = getComputedStyle(document.querySelector('.code-block') as Element);
      return { color, code, scheme: getComputedStyle(document.documentElement).colorScheme };
    });
  const light = await getColors();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.reload();
  await expect(page.locator('html')).toHaveClass(/dark/);
  expect(await getColors()).toEqual(light);
  await expect(page.locator('img[src="/img/widget.svg"]').first()).toBeVisible();
  await expect(page.locator('img[src="/img/widget-dark.svg"]').filter({ visible: true })).toHaveCount(0);
});
