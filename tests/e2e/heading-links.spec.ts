import { english, expect, test, testLocales, waitForHydration } from '../support/site';

for (const { code, texts, to } of testLocales) {
  test(`pressing Enter on a heading link copies its URL and announces it in ${code}`, async ({ page, baseURL }) => {
    await page.goto(to('/docs/intro'));
    await waitForHydration(page);
    const heading = page.getByRole('article').getByRole('heading', { level: 2 });
    const announcement = page.getByRole('status').filter({ hasText: texts.docs.linkCopied });
    for (const index of [0, 1]) {
      await expect(announcement).toHaveCount(0);
      const link = heading.nth(index).getByRole('link');
      await link.focus();
      await Promise.all([expect(announcement).toBeVisible(), page.keyboard.press('Enter')]);
      const id = await heading.nth(index).getAttribute('id');
      await expect(page).toHaveURL(`${to('/docs/intro')}#${id}`);
      const address = `${baseURL}${to('/docs/intro')}#${id}`;
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(address);
    }
  });
}

test('the # sign of a heading shows on hover and on focus, and copies the URL; the text only navigates', async ({
  page,
}) => {
  await page.goto('/docs/intro');
  await waitForHydration(page);
  const links = page.getByRole('article').getByRole('heading', { level: 2 }).getByRole('link');
  const link = links.first();
  const getOpacity = () => link.evaluate((element) => getComputedStyle(element.lastElementChild as Element).opacity);
  expect(await getOpacity()).toBe('0');
  await link.hover();
  expect(await getOpacity()).toBe('1');
  await page.mouse.move(0, 0);
  await expect.poll(getOpacity).toBe('0');
  await page.getByRole('article').getByRole('link').first().focus();
  await page.keyboard.press('Tab'); // Makes the browser treat the focus as visible.
  await link.focus();
  expect(await getOpacity()).toBe('1');
  const heights = await links.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(24);

  await page.evaluate(() => navigator.clipboard.writeText('kept'));
  await link.click({ position: { x: 5, y: 12 } });
  await expect(page).toHaveURL(/#./);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('kept');
  await Promise.all([
    expect(page.getByText(english.texts.docs.linkCopied)).toBeVisible(),
    link.locator('.heading-sign').click(),
  ]);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});
