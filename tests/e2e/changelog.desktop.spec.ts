import { releases } from '@/lib/content/changelog';
import { formatDate } from '@/lib/i18n/format';
import { getLocale } from '@/lib/i18n/locales';
import { expect, test, testLocales } from '../support/site';

const path = '/docs/get-started/changelog';

for (const { code, texts, to } of testLocales) {
  test(`the changelog lists every release with its date in ${code}`, async ({ page }) => {
    await page.goto(to(path));
    for (const { version, date } of releases) {
      const heading = page.getByRole('heading', { level: 2, name: version, exact: true });
      await expect(heading).toBeVisible();
      await expect(page.getByText(formatDate(date, getLocale(code)), { exact: true })).toBeVisible();
    }
    await expect(page.getByRole('link', { name: 'OCR' }).first()).toHaveAttribute(
      'href',
      to('/docs/api/endpoints/ocr'),
    );
  });

  test(`the table of contents lists the headings of the changelog in order in ${code}`, async ({ page }) => {
    await page.goto(to(path));
    const toc = page.getByRole('navigation', { name: texts.docs.onThisPage }).filter({ visible: true });
    await expect(toc.getByRole('link')).toHaveText(await page.locator('article :is(h2, h3)').allTextContents());
  });

  test(`an anchor to a kind of change in a release scrolls to its heading in ${code}`, async ({ page }) => {
    await page.goto(to(`${path}#deprecated-in-140`));
    const heading = page.getByRole('heading', {
      level: 3,
      name: texts.changelog.kinds.deprecated.replace('{version}', '1.4.0'),
    });
    await expect(heading).toBeInViewport();
  });

  test(`the Markdown of the changelog contains every release in ${code}`, async ({ request }) => {
    const text = await (await request.get(`${to(path)}.md`)).text();
    for (const { version, date } of releases) {
      expect(text).toContain(`## ${version}\n\n${formatDate(date, getLocale(code))}\n\n### `);
    }
    expect(text).toContain(`](${to('/docs/api/endpoints/ocr')})`);
    expect(text).not.toContain('<Changelog');
  });
}
