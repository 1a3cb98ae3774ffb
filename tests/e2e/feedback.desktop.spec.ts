import type { Page } from '@playwright/test';
import { getFeedbackMessages } from '@/components/feedback/messages';
import { expectNoViolations } from '../support/accessibility';
import { type FeedbackServer, startFeedbackServer } from '../support/feedback-server';
import { holdRequests } from '../support/hold-requests';
import { test as base } from '../support/hosted-page';
import { hostedVariables } from '../support/hosted-site';
import { answered } from '../support/problems';
import { english, expect, getPager, type TestLocale, testLocales, waitForHydration } from '../support/site';

// Not in parallel: the site was built with the address of one server, which every test starts.
base.describe.configure({ mode: 'default' });

const test = base.extend<{ feedback: FeedbackServer }>({
  feedback: async ({ baseURL: _ }, use) => {
    const server = await startFeedbackServer();
    await use(server);
    await server.close();
  },
});

const getQuestion = (page: Page, locale: TestLocale) =>
  page.getByRole('group', { name: getFeedbackMessages(locale).question });

for (const locale of testLocales) {
  const { code, to } = locale;
  const texts = getFeedbackMessages(locale);

  test(`feedback is sent once, without cookie or referrer, in ${code}`, async ({ page, feedback, site }) => {
    await page.goto(`${site}${to('/docs/intro')}`);
    const question = getQuestion(page, locale);
    await expect(page.getByRole('button', { name: texts.send })).toHaveCount(0);
    await question.getByRole('radio', { name: texts.no }).check();
    const comment = page.getByRole('textbox', { name: texts.comment });
    await comment.fill('The sample lacks a header.');
    await expectNoViolations(page, 'form for feedback');
    const stored = await page.evaluate(() => JSON.stringify(localStorage));
    await page.getByRole('button', { name: texts.send }).press('Enter');
    const status = page.getByRole('main').getByRole('status').filter({ hasText: texts.thanks });
    await expect(status).toBeFocused();
    await expect(question).toHaveCount(0);
    const body = { page: '/docs/intro', language: code, answer: 'no', comment: 'The sample lacks a header.' };
    expect(feedback.answers).toEqual([{ body, cookie: undefined, referrer: undefined }]);
    expect(await page.evaluate(() => JSON.stringify(localStorage))).toBe(stored);
    await getPager(page, locale).next.click();
    await expect(question.getByRole('radio', { name: texts.no })).not.toBeChecked();
  });

  test(`feedback that fails is kept and sent again in ${code}`, async ({ page, problems, feedback, site }) => {
    feedback.setStatus(503);
    await page.goto(`${site}${to('/docs/intro')}`);
    await getQuestion(page, locale).getByRole('radio', { name: texts.yes }).check();
    await page.getByRole('textbox', { name: texts.comment }).fill('Short and right.');
    await page.getByRole('button', { name: texts.send }).click();
    await expect(page.getByRole('main').getByText(texts.failed)).toBeVisible();
    await expect(page.getByRole('textbox', { name: texts.comment })).toHaveValue('Short and right.');
    feedback.setStatus(204);
    await page.getByRole('button', { name: texts.retry }).click();
    await expect(page.getByRole('main').getByText(texts.thanks)).toBeVisible();
    expect(feedback.answers).toHaveLength(2);
    problems.allow(answered(503), /^warning: The answer could not be sent/);
  });
}

test('an answer that was chosen before the scripts arrived can be sent', async ({ page, feedback, site }) => {
  const { no, send, thanks } = getFeedbackMessages(english);
  const release = await holdRequests(page, '**/_next/static/**/*.js');
  await page.goto(`${site}/docs/intro`, { waitUntil: 'commit' });
  await getQuestion(page, english).getByRole('radio', { name: no }).check();
  release();
  await waitForHydration(page);
  await page.getByRole('button', { name: send }).click();
  await expect(page.getByRole('main').getByText(thanks)).toBeVisible();
  expect(feedback.answers.map(({ body }) => body)).toEqual([{ page: '/docs/intro', language: 'en', answer: 'no' }]);
});

test('a reader who moves on while feedback is being sent keeps the focus', async ({ page, feedback, site }) => {
  const { yes, send, sending, thanks } = getFeedbackMessages(english);
  const release = await holdRequests(page, `${hostedVariables.NEXT_PUBLIC_FEEDBACK_URL}**`);
  await page.goto(`${site}/docs/intro`);
  await getQuestion(page, english).getByRole('radio', { name: yes }).check();
  await page.getByRole('button', { name: send }).click();
  await expect(page.getByRole('main').getByText(sending)).toBeVisible();
  const link = getPager(page, english).next;
  await link.focus();
  release();
  await expect(page.getByRole('main').getByText(thanks)).toBeVisible();
  await expect(link).toBeFocused();
  expect(feedback.answers).toHaveLength(1);
});
