import { getChatMessages } from '@/components/chat/messages';
import {
  english,
  expect,
  getContents,
  localePairs,
  markDocument,
  test,
  testLocales,
  waitForHydration,
} from '../support/site';

for (const { shown, other } of localePairs) {
  test(`the language menu switches from ${shown.code} to ${other.code} with path, query and hash`, async ({ page }) => {
    const path = '/docs/capabilities/liveness-detection?from=test#limits';
    await page.goto(shown.to(path));
    const button = page.getByRole('button', { name: shown.texts.language.label });
    await button.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.locator('a[lang]:focus')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    const link = page.getByRole('link', { name: other.label, exact: true });
    await expect(link).toBeHidden();
    await button.click();
    await link.click();
    await expect(page).toHaveURL(other.to(path));
    await expect(page.locator('html')).toHaveAttribute('lang', other.htmlLang);
  });
}

test('the page in another language is fetched once a reader is about to follow its link', async ({ page }) => {
  await page.goto('/docs/get-started/overview');
  await waitForHydration(page);
  await page.getByRole('button', { name: english.texts.language.label }).click();
  const link = page.getByRole('link', { name: 'Bahasa Indonesia', exact: true });
  await link.hover();
  await page.waitForTimeout(500); // The browser waits before it takes this for an intention, and reports nothing to the page.
  await link.click();
  await page.waitForURL('/id/docs/get-started/overview');
  const delivery = await page.evaluate(() => performance.getEntriesByType('navigation').map((entry) => entry.toJSON()));
  expect(delivery[0]?.deliveryType).toBe('navigational-prefetch');
});

test('a page that a link opens at its top is shown before its sections out of sight are laid out', async ({ page }) => {
  await page.goto('/docs/virtual-agent/customization/knowledge-base');
  await waitForHydration(page);
  const sections = page.locator('.prose section');
  const getHidden = () =>
    sections.evaluateAll(
      (all) => all.filter((section) => getComputedStyle(section).contentVisibility === 'auto').length,
    );
  expect(await getHidden()).toBe(0);
  await page.locator('aside nav a[href="/docs/virtual-agent/customization/tools"]').click();
  await page.waitForURL('/docs/virtual-agent/customization/tools');
  expect(await getHidden()).toBeGreaterThan(0);
  await expect.poll(getHidden).toBe(0);
  await page.locator('.prose a[href*="#"]:not(.heading-anchor)').first().click();
  await expect.poll(getHidden).toBe(0);
});

for (const { code, texts, to } of testLocales) {
  test(`the contents list h2 and h3 headings and mark those in view in ${code}`, async ({ page }) => {
    await page.goto(to('/docs/get-started/overview'));
    const isSameDocument = await markDocument(page);
    await page.locator(`aside nav a[href="${to('/docs/capabilities/liveness-detection')}"]`).click();
    await expect(page).toHaveURL(to('/docs/capabilities/liveness-detection'));
    await expect(page.locator('h1')).toHaveText(/liveness/i);
    const toc = getContents(page, { texts });
    const headings = await page.locator('article :is(h2, h3)').allTextContents();
    await expect(toc.getByRole('link')).toHaveText(headings);
    await expect(toc.locator('[aria-current="location"]')).toHaveText(headings[0] ?? '');
    for (const heading of [...headings].reverse()) {
      const link = toc.getByRole('link', { name: heading, exact: true });
      await link.click();
      await expect(page).toHaveURL(new RegExp(`${await link.getAttribute('href')}$`));
      await expect(link).toHaveAttribute('data-active', 'true');
      await expect(toc.locator('[aria-current="location"]')).toHaveCount(1);
      await expect(page.getByRole('heading', { name: heading, exact: true })).toBeInViewport();
    }
    expect(await isSameDocument()).toBe(true);
  });
}

test('sidebar categories keep their state, and open where a link leads into them', async ({ page }) => {
  await page.goto('/docs/get-started/overview');
  await waitForHydration(page);
  const sidebar = page.locator('aside nav');
  const category = (name: string) =>
    sidebar.locator('details').filter({ has: page.locator(`summary:text-is("${name}")`) });
  await sidebar.getByText('Get started', { exact: true }).click();
  const next = sidebar.getByRole('link', { name: 'Quickstart', exact: true });
  await expect(next).toBeHidden();
  await page.locator('article a[href="/docs/get-started/quickstart"]').first().click();
  await page.waitForURL('/docs/get-started/quickstart');
  await expect(next).toBeInViewport();
  await expect(next).toHaveAttribute('aria-current', 'page');

  await sidebar.getByText('SDKs', { exact: true }).click();
  await sidebar.getByText('Pricing', { exact: true }).click();
  await expect(category('SDKs')).toHaveAttribute('open');
  await expect(category('Pricing')).toHaveAttribute('open');
  await sidebar.getByRole('link', { name: 'Python' }).click();
  await expect(page).toHaveURL('/docs/sdks/python');
  await expect(category('Pricing')).toHaveAttribute('open');
  await sidebar.getByText('SDKs', { exact: true }).click();
  await expect(category('SDKs')).not.toHaveAttribute('open');
  await expect(category('Pricing')).toHaveAttribute('open');
});

test('the sidebar scrolls to the current page, and the page stays at its top', async ({ page }) => {
  await page.goto('/docs/api/wa-agent/webhooks/update-webhook-tool');
  await expect(page.locator('aside [aria-current="page"]')).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('a long table of contents scrolls to the current heading, clear of the chat button', async ({ page }) => {
  await page.goto('/docs/tutorial-basics/markdown-features');
  const toc = getContents(page, english);
  const heading = page.locator('article :is(h2, h3):not(.sr-only)').last();
  const last = toc.locator(`a[href="#${await heading.getAttribute('id')}"]`);
  await expect(last).not.toBeInViewport();
  await heading.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  await expect(last).toHaveAttribute('data-active', 'true');
  await expect(last).toBeInViewport({ ratio: 1 });
  const chat = await page.getByRole('link', { name: getChatMessages(english).tooltip }).boundingBox();
  const link = await last.boundingBox();
  expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual(chat?.y ?? 0);
});

test('an old anchor leads to the renamed heading, and an unknown one is left alone', async ({ page }) => {
  const path = '/docs/get-started/become-a-reseller?from=test';
  await page.goto(`${path}#wait-for-the-money-then-begin`);
  await page.waitForURL(`${path}#wait-for-the-money`);
  await expect(page.locator('#wait-for-the-money')).toBeInViewport();
  await page.goto('/docs/intro');
  await page.goto(`${path}#constructor`);
  await waitForHydration(page);
  await expect(page).toHaveURL(`${path}#constructor`);
});

test('an address ending in .html or /index.html is cleaned up, and the sidebar marks its page', async ({ page }) => {
  const html = await (await page.request.get('/docs/intro')).text();
  for (const ending of ['.html', '/index.html']) {
    await page.route(`**/docs/intro${ending}?*`, (route) => route.fulfill({ contentType: 'text/html', body: html }));
    await page.goto(`/docs/intro${ending}?from=test#first`);
    await expect(page).toHaveURL('/docs/intro?from=test#first');
    await expect(page.locator('aside nav [aria-current="page"]')).toHaveAttribute('href', '/docs/intro');
  }
});
