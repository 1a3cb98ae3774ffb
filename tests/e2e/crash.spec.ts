import { getHomeMessages } from '@/components/home/messages';
import { expectNoViolations } from '../support/accessibility';
import { expectCrash, mend, withCrash } from '../support/crash';
import { test } from '../support/hosted-page';
import { broken } from '../support/problems';
import { english, expect, getPager, markDocument, markDocumentNow, testLocales } from '../support/site';

const { retry, title } = english.crash;

test('a page that crashes leaves the layout working, and is restored once fixed', async ({ page, site, problems }) => {
  const { texts, to } = english;
  await page.goto(`${site}${to('/docs/get-started/overview')}`);
  const isSameDocument = await markDocument(page);
  await getPager(page, english).next.evaluate((link: HTMLAnchorElement) => {
    link.search = '?crash=page';
    link.click();
  });
  await expectCrash(page, english);
  await expect(page).toHaveURL(withCrash(`${site}${to('/docs/get-started/quickstart')}`, 'page'));
  await page.getByRole('button', { name: texts.colorMode.toDark }).click();
  await expect(page.locator('html')).toHaveClass(/dark/);
  // Retrying while it is still broken shows the error again; the next time, the page is loaded as a whole.
  await page.getByRole('button', { name: retry }).click();
  await expectCrash(page, english);
  await expect(page.getByRole('main')).toBeFocused();
  expect(await isSameDocument()).toBe(true);
  await mend(page);
  await page.getByRole('button', { name: retry }).click();
  await expect(page.getByRole('heading', { name: title })).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('article')).toBeVisible();
  expect(await isSameDocument()).toBe(false);
  await problems.waitFor(broken);
});

for (const locale of testLocales) {
  const { code, texts, to } = locale;

  test(`Page crash: a page can be tried again, or left, in ${code}`, async ({ page, site, problems }) => {
    problems.allow(broken);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(withCrash(`${site}${to('/search')}`, 'page'));
    await expectCrash(page, locale);
    await expect(page.getByRole('main')).toHaveCount(1);
    await expectNoViolations(page, 'crashed page');
    await mend(page);
    await page.getByRole('button', { name: locale.crash.retry }).click();
    await expect(page.getByRole('heading', { level: 1, name: texts.search.title })).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();

    await page.goto(withCrash(`${site}${to('/docs/get-started/quickstart')}`, 'page'));
    await expectCrash(page, locale);
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1, name: getHomeMessages(locale).title })).toBeVisible();
    await expect(page).toHaveURL(`${site}${to('/').replace(/\/$/, '')}`);
  });

  test(`a layout that crashes is loaded as a whole at the second try, in ${code}`, async ({ page, site, problems }) => {
    problems.allow(broken);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await page.goto(withCrash(`${site}${to('/docs/intro')}`, 'layout'));
    await expectCrash(page, locale);
    await expect(page.locator('html')).toHaveAttribute('lang', locale.htmlLang);
    await expect(page.locator('html')).toHaveClass(/dark/);
    await expectNoViolations(page, 'crashed layout');
    const isSameDocument = await markDocumentNow(page);
    const again = page.getByRole('button', { name: locale.crash.retry });
    await again.click();
    await expectCrash(page, locale);
    expect(await isSameDocument()).toBe(true);
    await again.click();
    await expect.poll(isSameDocument).toBe(false);
    await expectCrash(page, locale);
    await mend(page);
    await again.click();
    await expect(page.getByRole('navigation', { name: texts.nav.label })).toBeVisible();
    await expect(page.getByRole('main').getByRole('article')).toBeVisible();
  });
}

test('a navbar item that crashes is named', async ({ page, site, problems }) => {
  problems.allow(broken, /The navbar item "Guides" failed to render\./);
  await page.goto(withCrash(`${site}/docs/intro`, 'Guides'));
  await expectCrash(page, english);
  await expect(page.getByRole('alert')).toContainText('The navbar item "Guides" failed to render.');
});
