import { holdRequests } from '../support/hold-requests';
import { expect, test, testLocales } from '../support/site';

for (const { code, texts, to } of testLocales) {
  test(`a tap on the menu opens it, however late the scripts arrive, in ${code}`, async ({ page }) => {
    const release = await holdRequests(page, '**/_next/static/**/*.js');
    await page.goto(to('/docs/intro'), { waitUntil: 'commit' });
    await page.getByRole('button', { name: texts.nav.openMenu }).tap();
    release();
    await expect(page.getByRole('dialog', { name: texts.nav.menu })).toBeVisible();
  });
}
