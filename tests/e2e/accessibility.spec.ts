import { expectNoViolations, pageRules } from '../support/accessibility';
import { isMatrix } from '../support/matrix';
import { answered } from '../support/problems';
import { siteLocales as locales, routes, test, testLocales, waitForHydration } from '../support/site';

/** A page of each kind. */
const samples = [
  '/',
  '/docs/get-started/quickstart',
  '/docs/tutorial-basics/markdown-features',
  '/docs/api/introduction',
  '/docs/api/endpoints/ocr',
  '/docs/api/wa-agent/websockets/inbox-websocket',
  '/docs/api/useful-resources/agent-schema',
  '/docs/get-started/changelog',
  '/docs/pricing/Plans',
  '/docs/sdks/overview',
  '/docs/virtual-agent/customization/conversation-flow',
  '/blog',
  '/blog/archive',
  '/blog/authors',
  '/blog/mdx-blog-post',
  '/markdown-page',
];
/** Pages that are not in the list of routes. */
const others = ['/docs/tags', '/privacy', '/nowhere'];
const paths = isMatrix ? [...routes.map(({ path }) => path), ...others] : [...samples, ...others, '/search'];

/** The matrix scans every page in both modes; otherwise languages, modes and devices take turns. */
for (const [index, { code, to }] of locales.entries()) {
  test(`axe finds no violations in pages in ${code}`, async ({ page, problems, isMobile }) => {
    const turn = index * 2 + (isMobile ? 1 : 0);
    const ownPaths = isMatrix ? paths : paths.filter((_, place) => place % (locales.length * 2) === turn);
    const modes = isMatrix ? (['light', 'dark'] as const) : ([turn % 3 === 0 ? 'light' : 'dark'] as const);
    test.setTimeout(ownPaths.length * 30_000);
    for (const colorScheme of modes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      for (const path of ownPaths) {
        await page.goto(to(path));
        await expectNoViolations(page, `${path}, ${colorScheme}`, { rules: pageRules });
      }
    }
    problems.allow(answered(404));
  });
}

for (const { code, texts, to } of testLocales) {
  test(`axe finds no violations in the open menus in ${code}`, async ({ page, isMobile }) => {
    await page.goto(to('/docs/get-started/overview'));
    if (isMobile) {
      await waitForHydration(page);
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
