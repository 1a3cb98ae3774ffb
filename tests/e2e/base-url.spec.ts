import type { Page } from '@playwright/test';
import { getFailureMessages } from '@/components/failures/messages';
import { expectNoViolations } from '../support/accessibility';
import { disableReload } from '../support/loading';
import { answered, refused, reloaded } from '../support/problems';
import { english, expect, test, testLocales, waitForHydration, waitForIdle } from '../support/site';

const getBanner = (page: Page, title: string) => page.getByRole('alert').filter({ hasText: title });

/** Serves the built site below a path that it was not built for: its pages are found, its files are not. */
async function serveBelow(page: Page, folder: string, baseURL: string | undefined): Promise<void> {
  await page.route(
    ({ pathname }) => pathname.startsWith(`${folder}/`) || pathname === folder,
    async (route) => {
      const { pathname } = new URL(route.request().url());
      await route.fulfill({
        response: await route.fetch({ url: `${baseURL}${pathname.slice(folder.length) || '/'}` }),
      });
    },
  );
  await page.route('**/_next/**', (route) => route.fulfill({ status: 404, body: '' }));
}

const paths = ['', '/', '/docs/intro.html', '/search'];

for (const locale of testLocales) {
  const { code, to } = locale;
  const { baseUrl } = getFailureMessages(locale);

  test(`Misconfigured base URL: a banner suggests the right one in ${code}`, async ({ page, problems, baseURL }) => {
    await serveBelow(page, '/developer/site', baseURL);
    for (const path of paths) {
      await page.goto(`/developer/site${path === '' ? '' : to(path)}`);
      const texts = path === '' ? getFailureMessages(english).baseUrl : baseUrl;
      const banner = getBanner(page, texts.title);
      await expect(banner, path).toBeInViewport({ ratio: 1 });
      await expect(banner).toContainText(`${texts.configured} /`);
      await expect(banner.getByRole('code').last()).toHaveText('/developer/site/');
      await expect(page.getByRole('alert')).toHaveCount(1);
    }
    problems.allow(answered(404), reloaded);
  });

  test(`Misconfigured base URL: no other is suggested if it matches in ${code}`, async ({ page, problems }) => {
    await page.route('**/_next/**', (route) => route.abort());
    await disableReload(page);
    await page.goto(to('/docs/intro'));
    const banner = getBanner(page, baseUrl.title);
    await expect(banner).toBeInViewport({ ratio: 1 });
    await expect(banner).toContainText(baseUrl.noSuggestion);
    await expect(banner.getByRole('code')).toHaveText(['/']);
    await expectNoViolations(page, 'banner', { part: '#base-url-banner' });
    problems.allow(refused, /^warning: Couldn't load preload assets/); // The last one comes from axe.
  });

  test(`Misconfigured base URL: no banner where only scripts are missing in ${code}`, async ({ page, problems }) => {
    await page.goto(to('/nowhere'), { waitUntil: 'load' });
    await waitForIdle(page);
    await expect(page.locator('#base-url-banner')).toHaveCount(0);
    await page.route('**/_next/**/*.js', (route) => route.abort());
    await page.goto(to('/docs/intro'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('#base-url-banner')).toHaveCount(0);
    problems.allow(answered(404), refused, reloaded);
  });
}

test('Misconfigured base URL: the banner survives hydration', async ({ page }) => {
  await page.route('**/*.css', (route) => route.fulfill({ contentType: 'text/css', body: '' }));
  // Whether the banner or React comes first varies from load to load.
  for (const path of ['/docs/intro', '/docs/tutorial-basics/markdown-features', '/docs/get-started/quickstart']) {
    await page.goto(path);
    await waitForHydration(page);
    await expect(getBanner(page, getFailureMessages(english).baseUrl.title)).toBeVisible();
  }
});
