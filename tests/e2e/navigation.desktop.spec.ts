import { expect, test } from '../support/site';

test('the language menu keeps path, query and hash', async ({ page }) => {
  await page.goto('/docs/capabilities/liveness-detection?from=test#limits');
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('link', { name: 'Bahasa Indonesia' }).click();
  await expect(page).toHaveURL('/id/docs/capabilities/liveness-detection?from=test#limits');
  await expect(page.locator('html')).toHaveAttribute('lang', 'id-ID');
  await expect(page.getByRole('button', { name: /\(.+\)$/ })).toBeVisible(); // React is there.
  await page.getByRole('button', { name: 'Bahasa' }).click();
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/docs/capabilities/liveness-detection?from=test#limits');
});

test('the language menu closes on Escape and gives the focus back', async ({ page }) => {
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Language' });
  await button.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'English' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('the navbar marks the part of the site that is open', async ({ page }) => {
  const bar = page.getByRole('navigation', { name: 'Main' });
  const current = bar.locator('[aria-current="true"]').filter({ visible: true });
  for (const [path, name] of [
    ['/docs/intro', 'Guides'],
    ['/docs/virtual-agent/get-started/overview', 'Guides'],
    ['/docs/api/endpoints/ocr', 'API Reference'],
  ] as const) {
    await page.goto(path);
    await expect(current.first()).toHaveText(name);
  }
  await page.goto('/blog');
  await expect(bar.getByRole('link', { name: 'Guides' })).not.toHaveAttribute('aria-current');
});

test('opening a category leaves the others as they are, and keeps them so from page to page', async ({ page }) => {
  await page.goto('/docs/intro');
  const sidebar = page.locator('aside nav');
  const category = (name: string) =>
    sidebar.locator('details').filter({ has: page.locator(`summary:text-is("${name}")`) });
  await sidebar.getByText('SDKs', { exact: true }).click();
  await sidebar.getByText('Pricing', { exact: true }).click();
  await expect(category('SDKs')).toHaveAttribute('open');
  await expect(category('Pricing')).toHaveAttribute('open');
  await sidebar.getByRole('link', { name: 'Python' }).click();
  await expect(page).toHaveURL('/docs/sdks/python');
  await expect(category('Pricing')).toHaveAttribute('open');
  await sidebar.getByRole('link', { name: 'Agency' }).click();
  await expect(page).toHaveURL('/docs/pricing/Agency');
  await expect(category('SDKs')).toHaveAttribute('open');
  await sidebar.getByText('SDKs', { exact: true }).click();
  await expect(category('SDKs')).not.toHaveAttribute('open');
});

test('the table of contents holds the second and third level and marks what is read', async ({ page }) => {
  await page.goto('/docs/capabilities/liveness-detection');
  const toc = page.getByRole('navigation', { name: 'On this page' }).filter({ visible: true });
  const headings = await page.locator('article :is(h2, h3)').allTextContents();
  await expect(toc.getByRole('link')).toHaveText(headings);
  await toc.getByRole('link', { name: 'Choosing a threshold' }).click();
  await expect(page).toHaveURL(/#choosing-a-threshold$/);
  await expect(page.locator('h2#choosing-a-threshold')).toBeInViewport();
  await expect(toc.locator('[data-active="true"]')).toHaveText('Choosing a threshold');
});

test('a page that a link leads to is whole after its first frame, and its table of contents marks what is read', async ({
  page,
}) => {
  await page.goto('/docs/get-started/overview');
  await page.locator('aside nav').getByRole('link', { name: 'Quickstart' }).click();
  await expect(page).toHaveURL('/docs/get-started/quickstart');
  const headings = page.locator('article h2');
  await expect(headings.last()).toBeAttached();
  const toc = page.getByRole('navigation', { name: 'On this page' }).filter({ visible: true });
  await headings.last().evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }));
  await expect(toc.locator('[data-active="true"]')).toHaveText((await headings.last().textContent()) ?? '');
});

test('breadcrumbs name the sidebar and the categories above the page', async ({ page }) => {
  await page.goto('/docs/api/wa-agent/contacts/bulk-import');
  const items = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem');
  await expect(items).toHaveText(['API Reference', '/WhatsApp agent', '/Contacts']);
});
