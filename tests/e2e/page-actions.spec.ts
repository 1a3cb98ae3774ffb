import { assistants, toAssistantUrl } from '@/components/markdown-pages/assistants';
import { getPageActionMessages } from '@/components/markdown-pages/messages';
import { site } from '@/lib/config/site';
import { format } from '@/lib/i18n/format';
import { expectNoViolations } from '../support/accessibility';
import { holdRequests } from '../support/hold-requests';
import { answered } from '../support/problems';
import { expect, test, testLocales, waitForHydration } from '../support/site';

const path = '/docs/api/wa-agent/contacts/create-contact';

for (const { code, to } of testLocales) {
  const pageActions = getPageActionMessages({ code });

  test(`the copy button copies the page as Markdown and announces it in ${code}`, async ({ page }) => {
    await page.goto(to(path));
    await waitForHydration(page);
    const actions = page.getByRole('group', { name: pageActions.label });
    await actions.getByRole('button', { name: pageActions.copy }).click();
    await expect(actions.getByRole('status')).toHaveText(pageActions.copied);
    const markdown = await (await page.request.get(`${to(path)}.md`)).text();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(markdown);
  });

  test(`a copy that takes long is given up in ${code}`, { tag: '@matrix' }, async ({ page, problems }) => {
    await page.addInitScript(() => {
      const timeout = AbortSignal.timeout.bind(AbortSignal);
      AbortSignal.timeout = () => timeout(2_000); // Fake clocks do not change it.
    });
    await holdRequests(page, '**/*.md');
    await page.goto(to(path));
    await waitForHydration(page);
    const actions = page.getByRole('group', { name: pageActions.label });
    await actions.getByRole('button', { name: pageActions.copy }).click();
    await expect(actions.getByRole('status')).toHaveText(pageActions.copying);
    await expect(actions.getByText(pageActions.failed)).toBeVisible();
    problems.expect(/^warning: The page could not be copied:/);
  });

  test(`a failed copy says what to do instead in ${code}`, async ({ page, problems }) => {
    await page.route('**/*.md', (route) => route.fulfill({ status: 503 }));
    await page.goto(to(path));
    await waitForHydration(page);
    const actions = page.getByRole('group', { name: pageActions.label });
    await actions.getByRole('button', { name: pageActions.copy }).click();
    await expect(actions.getByText(pageActions.failed)).toBeVisible();
    await expectNoViolations(page, 'failed copy');
    problems.allow(answered(503));
    problems.expect(/^warning: The page could not be copied:/);
  });

  test(`the assistant menu works by keyboard, and asks about the Markdown in ${code}`, async ({ page, context }) => {
    await page.goto(to(path));
    const actions = page.getByRole('group', { name: pageActions.label });
    await expect(actions.getByRole('link', { name: pageActions.markdown })).toHaveAttribute('href', `${to(path)}.md`);
    const button = actions.getByRole('button', { name: pageActions.open });
    await button.focus();
    await page.keyboard.press('Enter');
    const prompt = format(pageActions.prompt, { url: `${site.url}${to(path)}.md` });
    for (const assistant of assistants) {
      const { name } = assistant;
      const link = actions.getByRole('link', { name: format(pageActions.openIn, { name }) });
      await page.keyboard.press('Tab');
      await expect(link).toBeFocused();
      await expect(link).toBeInViewport({ ratio: 1 });
      await expect(link).toHaveAttribute('href', toAssistantUrl(assistant, prompt));
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    }
    await expectNoViolations(page, 'open menu');
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    const link = actions.getByRole('link', { name: format(pageActions.openIn, { name: 'Claude' }) });
    await expect(link).toBeHidden();

    // The menu closes, unless a key was held to open more than one. The test has no network.
    await button.click();
    await link.evaluate((element: HTMLAnchorElement) => {
      element.href = '/robots.txt';
    });
    await Promise.all([context.waitForEvent('page'), link.click({ modifiers: ['ControlOrMeta'] })]);
    await expect(link).toBeVisible();
    await link.focus();
    await Promise.all([context.waitForEvent('page'), page.keyboard.press('Enter')]);
    await expect(link).toBeHidden();
    await expect(button).toBeFocused();
  });
}
