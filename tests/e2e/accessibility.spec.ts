import { expectNoViolations } from '../support/accessibility';
import { test, testLocales } from '../support/site';

const paths = [
  '/',
  '/docs/get-started/quickstart',
  '/docs/tutorial-basics/markdown-features',
  '/docs/pricing/Plans',
  '/docs/api/endpoints/face-detection',
  '/docs/api/wa-agent/websockets/inbox-websocket',
  '/docs/tags',
  '/blog',
  '/blog/mdx-blog-post',
  '/search',
  '/privacy',
  '/docs/get-started/changelog',
  '/nowhere',
];

for (const { code, to } of testLocales) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`axe finds nothing in ${code}, ${colorScheme}`, async ({ page, problems }) => {
      test.setTimeout(180_000); // Every page of the list is one long look.
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      for (const path of paths) {
        await page.goto(to(path));
        await expectNoViolations(page, path);
      }
      problems.length = 0; // The unknown address answers with 404, as it should.
    });
  }
}

test('axe finds nothing in the open menus', async ({ page, isMobile }) => {
  await page.goto('/docs/get-started/overview');
  if (isMobile) {
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expectNoViolations(page, 'sidebar');
    await page.getByRole('button', { name: 'Back to main menu' }).click();
    await expectNoViolations(page, 'main menu');
  } else {
    await page.getByRole('button', { name: 'Language' }).click();
    await expectNoViolations(page, 'language menu');
  }
});
