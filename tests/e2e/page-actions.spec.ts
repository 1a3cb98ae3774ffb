import { site } from '@/lib/config/site';
import { format } from '@/lib/i18n/format';
import { expectNoViolations } from '../support/accessibility';
import { answered } from '../support/problems';
import { expect, test, testLocales } from '../support/site';

const path = '/docs/api/wa-agent/contacts/create-contact';

for (const { code, texts, to } of testLocales) {
  const { pageActions } = texts;

  test(`the copy button copies the page as Markdown and announces it in ${code}`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(to(path));
    const actions = page.getByRole('group', { name: pageActions.label });
    await actions.getByRole('button', { name: pageActions.copy }).click();
    await expect(actions.getByRole('status')).toHaveText(pageActions.copied);
    const markdown = await (await page.request.get(`${to(path)}.md`)).text();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(markdown);
  });

  test(`a failed copy says what to do instead in ${code}`, async ({ page, problems }) => {
    await page.route('**/*.md', (route) => route.fulfill({ status: 503 }));
    await page.goto(to(path));
    const actions = page.getByRole('group', { name: pageActions.label });
    await actions.getByRole('button', { name: pageActions.copy }).click();
    await expect(actions.getByText(pageActions.failed)).toBeVisible();
    await expectNoViolations(page, 'failed copy');
    problems.allow(answered(503));
    problems.expect(/^warning: The page could not be copied:/);
  });

  test(`the assistant menu works by keyboard and asks about the Markdown of the page in ${code}`, async ({ page }) => {
    await page.goto(to(path));
    const actions = page.getByRole('group', { name: pageActions.label });
    await expect(actions.getByRole('link', { name: pageActions.markdown })).toHaveAttribute('href', `${to(path)}.md`);
    const button = actions.getByRole('button', { name: pageActions.open });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    const prompt = format(pageActions.prompt, { url: `${site.url}${to(path)}.md` });
    for (const name of ['ChatGPT', 'Claude']) {
      const link = actions.getByRole('link', { name: format(pageActions.openIn, { name }) });
      await page.keyboard.press('Tab');
      await expect(link).toBeFocused();
      await expect(link).toBeInViewport({ ratio: 1 });
      expect(new URL((await link.getAttribute('href')) ?? '').searchParams.get('q')).toBe(prompt);
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    }
    await expectNoViolations(page, 'open menu');
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });
}
