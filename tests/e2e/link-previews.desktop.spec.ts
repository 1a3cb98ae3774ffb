import type { Page } from '@playwright/test';
import { expectNoViolations } from '../support/accessibility';
import { watchShifts } from '../support/layout-shifts';
import { setConnection } from '../support/loading';
import { answered } from '../support/problems';
import { expect, test, testLocales, waitForHydration } from '../support/site';

const start = '/docs/get-started/overview';
const ocr = '/docs/api/endpoints/ocr';
const file = '/previews.json';

/** Readers see cards; screen readers get their text as the description of the link. */
const getCard = (page: Page) => page.locator('[popover][aria-hidden]').filter({ visible: true });
const getTip = (page: Page) => page.locator('.term-tip').filter({ visible: true });
const getLink = (page: Page, path = ocr) => page.getByRole('main').locator(`a[href="${path}"]`).first();

/** Opens a page with links. @returns the requests for previews from then on */
async function openStart(page: Page, path = start): Promise<string[]> {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(file)) requests.push(new URL(request.url()).pathname);
  });
  await page.goto(path);
  await waitForHydration(page);
  return requests;
}

for (const { code, to } of testLocales) {
  test(`a link shows what it leads to until the pointer leaves, in ${code}`, async ({ page }) => {
    const getShifts = await watchShifts(page);
    const requests = await openStart(page, to(start));
    expect(requests).toEqual([]);
    const link = getLink(page, to(ocr));
    await link.hover();
    const card = getCard(page);
    await expect(card).toContainText('post /v1/ocr/documents');
    await expect(link).toHaveAccessibleDescription(/^post \/v1\/ocr\/documents .+\.$/);
    await expectNoViolations(page, 'a preview');
    await card.hover();
    await page.waitForTimeout(600); // Longer than the pointer may take from the link to the card.
    await expect(card).toBeVisible();
    await page.mouse.move(2, 2);
    await expect(card).toHaveCount(0);
    await link.hover();
    await expect(card).toBeVisible();
    expect(requests).toEqual([to(file)]);
    expect(await getShifts()).toEqual([]);
  });
}

test('a link with the focus of the keyboard shows a preview, which Escape closes', async ({ page }) => {
  await openStart(page);
  const link = getLink(page);
  await page.keyboard.press('Tab');
  await link.focus();
  await expect(getCard(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(getCard(page)).toHaveCount(0);
  await expect(link).toBeFocused();
});

test('a term opens its own tip instead, which a click keeps', async ({ page }) => {
  const requests = await openStart(page);
  const term = page.getByRole('main').getByRole('button', { name: 'workspace', exact: true }).first();
  await term.hover();
  await expect(getTip(page)).toBeVisible();
  await page.mouse.move(2, 2);
  await expect(getTip(page)).toHaveCount(0);
  await term.click();
  await page.mouse.move(2, 2);
  await page.waitForTimeout(600); // Longer than a tip stays that nobody has clicked.
  await expect(getTip(page)).toBeVisible();
  expect(requests).toEqual([]);
});

test('a lost file means no previews and one warning', async ({ page, problems }) => {
  problems.expect(answered(404), 2); // The response, and the browser's line about it.
  problems.expect(/^warning: The links of this page have no previews: Error: \/previews\.json was answered with/);
  await page.route(`**${file}`, (route) => route.fulfill({ status: 404 }));
  const requests = await openStart(page);
  const links = page.getByRole('main').locator('.prose td a');
  for (const index of [0, 1]) {
    await links.nth(index).hover();
    await page.waitForTimeout(1000);
  }
  await expect(getCard(page)).toHaveCount(0);
  expect(requests).toHaveLength(1);
});

for (const [where, device, isSaving] of [
  ['on a touch screen', { hasTouch: true, isMobile: true }, false],
  ['where data is saved', {}, true],
] as const) {
  test.describe(where, () => {
    test.use(device);

    test('there is no preview for a link that is focused', async ({ page }) => {
      if (isSaving) await setConnection(page, { saveData: true, effectiveType: '4g' });
      const requests = await openStart(page);
      await page.keyboard.press('Tab');
      await getLink(page).focus();
      await page.waitForTimeout(1000); // More than twice the time of a rest.
      await expect(getCard(page)).toHaveCount(0);
      expect(requests).toEqual([]);
    });
  });
}
