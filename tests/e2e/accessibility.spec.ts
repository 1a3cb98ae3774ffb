import { expectNoViolations, pageRules } from '../support/accessibility';
import { answered } from '../support/problems';
import { siteLocales as locales, routes, test as siteTest } from '../support/site';

/** Pages that are not in the list of routes. */
const others = ['/docs/tags', '/privacy', '/nowhere'];
const paths = [...routes.map(({ path }) => path), ...others];
const modes = ['light', 'dark'] as const;

/** Whether every page is scanned in every language, mode and device, or each page in only one combination, by turns. */
const test = siteTest.extend<{ scan: 'everything' | 'by turns' }>({ scan: ['by turns', { option: true }] });

const ways = locales.flatMap((locale) => modes.map((mode) => ({ locale, mode })));

for (const [way, { locale, mode }] of ways.entries()) {
  test(`axe finds no violations in ${locale.code}, ${mode} mode`, async ({ page, problems, isMobile, scan }) => {
    const turn = way * 2 + (isMobile ? 1 : 0);
    const ownPaths = paths.filter((_, index) => scan === 'everything' || index % (ways.length * 2) === turn);
    test.setTimeout(ownPaths.length * 15_000);
    await page.emulateMedia({ colorScheme: mode, reducedMotion: 'reduce' });
    for (const path of ownPaths) {
      await page.goto(locale.to(path));
      await expectNoViolations(page, path, { rules: pageRules });
    }
    problems.allow(answered(404));
  });
}

for (const { code, texts, to } of locales) {
  test(`axe finds no violations in the open menus in ${code}`, async ({ page, isMobile }) => {
    await page.goto(to('/docs/get-started/overview'));
    if (isMobile) {
      await page.getByRole('button', { name: texts.nav.openMenu }).click();
      await expectNoViolations(page, 'sidebar');
      await page.getByRole('button', { name: texts.nav.backToMainMenu }).click();
      await expectNoViolations(page, 'main menu');
    } else {
      await page.getByRole('button', { name: texts.language.label }).click();
      await expectNoViolations(page, 'language menu');
    }
  });
}
