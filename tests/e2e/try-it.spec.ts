import type { Locator, Page } from '@playwright/test';
import { loadTryItTexts, type TryItTexts } from '@/components/try-it/load-texts';
import { format } from '@/lib/i18n/format';
import { expectNoViolations } from '../support/accessibility';
import { refused } from '../support/problems';
import { english, expect, siteLocales, test, waitForHydration } from '../support/site';

const contacts = '/docs/api/wa-agent/contacts/create-contact';
const payments = '/docs/api/reseller/create-payment';
const api = 'https://api.agent.example';

async function open(page: Page, path: string, texts: TryItTexts): Promise<Locator> {
  if (page.url() === 'about:blank' || !page.url().endsWith(path)) await page.goto(path);
  await waitForHydration(page);
  await page.getByRole('main').getByRole('button', { name: texts.title, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: texts.title });
  await expect(dialog).toBeVisible();
  return dialog;
}

const getResponse = (dialog: Locator) => dialog.getByRole('region', { name: 'Response' });

for (const { code, to } of siteLocales) {
  test(`an operation runs in the page, and no request leaves the site, in ${code}`, async ({ page, baseURL }) => {
    const texts = await loadTryItTexts(code);
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(`${baseURL}/`)) foreign.push(request.url());
    });
    const dialog = await open(page, to(contacts), texts);
    await expectNoViolations(page, 'the dialog');
    await dialog.getByRole('button', { name: texts.send, exact: true }).click();
    await expect(getResponse(dialog)).toContainText('201');
    await expect(getResponse(dialog)).toContainText('"name": "Example contact"');
    await expectNoViolations(page, 'a response');
    await dialog.getByLabel(texts.whatIf).selectOption({ index: 1 });
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    expect(foreign).toEqual([]);
  });
}

test.describe('the dialog', () => {
  let texts: TryItTexts;
  test.beforeAll(async () => {
    texts = await loadTryItTexts(english.code);
  });

  test('sends with the keyboard, and has lost nothing when it is opened again', async ({ page }) => {
    const dialog = await open(page, english.to(contacts), texts);
    const body = dialog.getByRole('textbox', { name: texts.body });
    await body.fill('{ "phone": "+6285712340011", "name": "Sari" }');
    await body.press('ControlOrMeta+Enter');
    await expect(getResponse(dialog)).toContainText('"name": "Sari"');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: texts.title, exact: true })).toBeFocused();
    await open(page, english.to(contacts), texts);
    await expect(body).toHaveValue(/Sari/);
    await expect(getResponse(dialog)).toContainText('201');
  });

  test('shows what the contract says about a wrong request, and each documented outcome', async ({ page }) => {
    const dialog = await open(page, english.to(contacts), texts);
    await dialog.getByRole('textbox', { name: texts.body }).fill('{ "name": "Sari" }');
    await dialog.getByRole('button', { name: texts.send, exact: true }).click();
    await expect(getResponse(dialog)).toContainText('422');
    await expect(getResponse(dialog)).toContainText('validation_failed');
    await dialog.getByLabel(texts.whatIf).selectOption({ label: '409 The number is taken' });
    await dialog.getByRole('button', { name: texts.send, exact: true }).click();
    await expect(getResponse(dialog)).toContainText('409');
    await dialog.getByLabel(texts.whatIf).selectOption('code=400, example=invalid_request');
    await dialog.getByRole('textbox', { name: texts.body }).fill('{ "phone": "+6285712340012" }');
    await dialog.getByRole('button', { name: texts.send, exact: true }).click();
    await expect(getResponse(dialog)).toContainText('invalid_request');
    await expectNoViolations(page, 'an error');
  });

  test('says where a body is no JSON, and sends nothing', async ({ page }) => {
    const dialog = await open(page, english.to(contacts), texts);
    await dialog.getByRole('textbox', { name: texts.body }).fill('{\n  "phone": +62\n}');
    await dialog.getByRole('button', { name: texts.send, exact: true }).click();
    await expect(dialog.getByRole('alert').filter({ hasText: 'line 2, column 12' })).toBeVisible();
    await expect(getResponse(dialog)).toContainText(texts.empty);
    await expectNoViolations(page, 'a body that is no JSON');
  });

  test('sends files, shows the signed webhook, and says that an example is one', async ({ page }) => {
    const dialog = await open(page, english.to('/docs/api/endpoints/ocr'), texts);
    await dialog.getByRole('button', { name: texts.send, exact: true }).click();
    await expect(getResponse(dialog)).toContainText('document_type');
    await getResponse(dialog)
      .getByText(format(texts.events.event, { type: 'document.read' }), { exact: true })
      .click();
    await expect(getResponse(dialog)).toContainText(/webhook-signature: v1,[\w+/]{43}=/);
    await expect(getResponse(dialog)).toContainText(texts.isExample);
    await expectNoViolations(page, 'an example and an event');
    await getResponse(dialog).getByRole('link', { name: texts.testInputs }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('heading', { name: texts.testInputs })).toBeInViewport();
  });

  test('sends no file in place of one that it does not take', async ({ page }) => {
    const dialog = await open(page, english.to('/docs/api/endpoints/ocr'), texts);
    const file = dialog.getByLabel(`image: ${texts.ownFile}`);
    await file.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('No image') });
    const problem = dialog.getByRole('alert').filter({ hasText: 'notes.txt' });
    await expect(problem).toBeVisible();
    await expect(file).toHaveValue('');
    const sample = dialog.getByLabel(`image: ${texts.sampleFile}`);
    await expect(sample).toHaveValue('');
    await expectNoViolations(page, 'a refused file');
    await dialog.getByRole('button', { name: texts.send, exact: true }).click();
    await expect(file).toBeFocused();
    await expect(getResponse(dialog)).toContainText(texts.empty);
    await sample.selectOption('ktp.jpg');
    await expect(problem).toBeHidden();
    await dialog.getByRole('button', { name: texts.send, exact: true }).click();
    await expect(getResponse(dialog)).toContainText('200');
  });

  test('shows events that come after the response, and those for which the clock is moved', async ({ page }) => {
    const dialog = await open(page, english.to(payments), texts);
    await dialog.getByRole('button', { name: texts.send, exact: true }).click();
    await expect(getResponse(dialog)).toContainText('201');
    const event = getResponse(dialog).getByText(format(texts.events.event, { type: 'payment.paid' }), { exact: true });
    await expect(event).toBeVisible();
    await expectNoViolations(page, 'an event');
    await dialog.getByText(texts.clock.title, { exact: true }).click();
    await dialog.getByRole('button', { name: texts.clock.day }).click();
    const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
    await expect(dialog.getByRole('time')).toContainText(tomorrow);
    const duration = dialog.getByRole('textbox', { name: texts.clock.duration });
    await duration.fill('2 days');
    await duration.press('Enter');
    await expect(dialog.getByRole('alert').filter({ hasText: '2 days' })).toBeVisible();
    await expectNoViolations(page, 'the clock');
    await expect(dialog.getByRole('time')).toContainText(tomorrow);
  });

  test('shows a stream until it is stopped: events as they happen, or the examples', async ({ page }) => {
    const dialog = await open(page, english.to('/docs/api/wa-agent/broadcasts/create-broadcast'), texts);
    const body = dialog.getByRole('textbox', { name: texts.body });
    const scheduled_at = new Date(Date.now() + 36 * 60 * 60 * 1000).toISOString();
    await body.fill(JSON.stringify({ ...JSON.parse(await body.inputValue()), scheduled_at }));
    await dialog.getByRole('button', { name: texts.send, exact: true }).click();
    await expect(getResponse(dialog)).toContainText('"scheduled"');
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Streaming', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Event streaming' })).toBeVisible();
    await open(page, page.url(), texts);
    await dialog.getByRole('button', { name: texts.send, exact: true }).click();
    await expect(getResponse(dialog)).toContainText(': open');
    await expect(getResponse(dialog)).toContainText(texts.streaming);
    await expect(getResponse(dialog)).not.toContainText('event:');
    await dialog.getByText(texts.clock.title, { exact: true }).click();
    await dialog.getByRole('button', { name: texts.clock.day }).click({ clickCount: 2 });
    await expect(getResponse(dialog)).toContainText('event: wa.broadcast.finished');
    await dialog.getByRole('button', { name: texts.stop }).click();
    await expect(getResponse(dialog)).not.toContainText(texts.streaming);
    await dialog.getByRole('button', { name: texts.playExamples }).click();
    await expect(getResponse(dialog)).toContainText('event: verification.completed');
    await expectNoViolations(page, 'a stream');
  });

  test('opens a socket, sends and receives messages, connects again, and plays the examples', async ({ page }) => {
    const dialog = await open(page, english.to('/docs/api/wa-agent/websockets/inbox-websocket'), texts);
    await dialog.getByRole('button', { name: texts.socket.connect, exact: true }).click();
    await expect(getResponse(dialog)).toContainText('"ready"');
    await dialog.getByRole('button', { name: texts.send, exact: true }).click();
    await expect(getResponse(dialog).getByText(texts.socket.sent, { exact: true })).toBeVisible();
    await expectNoViolations(page, 'a socket');
    await dialog.getByRole('button', { name: texts.socket.disconnect }).click();
    await expect(getResponse(dialog)).toContainText('1000');
    await dialog.getByRole('button', { name: texts.socket.reconnect }).click();
    await expect(getResponse(dialog)).toContainText(texts.socket.open);
    await expect(getResponse(dialog)).not.toContainText('"conversation.created"');
    await dialog.getByRole('button', { name: texts.socket.disconnect }).click();
    await dialog.getByRole('button', { name: texts.playExamples }).click();
    await expect(getResponse(dialog)).toContainText('"conversation.created"');
  });

  test('puts a key into every sample of the site, and forgets it', async ({ page }) => {
    const key = 'sk_test_readers_own';
    const dialog = await open(page, english.to(contacts), texts);
    await dialog.getByRole('textbox', { name: texts.key }).fill('hello');
    await dialog.getByRole('button', { name: texts.useKey }).click();
    await expect(dialog.getByText(texts.noKey)).toBeVisible();
    await expect(page.getByRole('tabpanel')).not.toContainText('hello');
    await dialog.getByRole('textbox', { name: texts.key }).fill(key);
    await dialog.getByRole('checkbox', { name: texts.storeKey }).check();
    await dialog.getByRole('button', { name: texts.useKey }).click();
    await expect(page.getByRole('tabpanel')).toContainText(key);
    await page.keyboard.press('Escape');
    await page.goto(english.to('/docs/api/wa-agent/contacts/list-contacts'));
    await expect(page.getByRole('tabpanel')).toContainText(key);
    await waitForHydration(page);
    await page.getByRole('main').getByRole('button', { name: texts.useKey }).click();
    const keys = page.getByRole('dialog', { name: texts.useKey });
    await expect(keys.getByRole('textbox', { name: texts.key })).toHaveValue(key);
    await expectNoViolations(page, 'the dialog for the key');
    await keys.getByRole('button', { name: texts.forgetKey }).click();
    await expect(page.getByRole('tabpanel')).not.toContainText(key);
    expect(page.url()).not.toContain(key);
  });

  test('calls the real API, and says why a browser gets no response', async ({ page, problems }) => {
    let authorization: string | undefined;
    await page.route(`${api}/**`, (route) => {
      authorization = route.request().headers().authorization;
      return route.fulfill({
        status: 201,
        headers: { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' },
        json: { id: 'con_real' },
      });
    });
    const dialog = await open(page, english.to(contacts), texts);
    await dialog.getByLabel(texts.server).selectOption(api);
    await dialog.getByRole('textbox', { name: texts.key }).fill('sk_test_readers_own');
    await dialog.getByRole('button', { name: texts.send, exact: true }).click();
    await expect(getResponse(dialog)).toContainText('con_real');
    expect(authorization).toBe('Bearer sk_test_readers_own');

    await page.unroute(`${api}/**`);
    await page.route(`${api}/**`, (route) => route.abort());
    problems.allow(refused, /^warning: The request got no response/);
    await dialog.getByRole('button', { name: texts.send, exact: true }).click();
    await expect(getResponse(dialog).getByRole('alert')).toContainText('CORS');
    await expect(getResponse(dialog).getByRole('button', { name: /cURL/ })).toBeVisible();

    await dialog.getByRole('textbox', { name: texts.key }).fill('sk_live_secret');
    await dialog.getByRole('button', { name: texts.send, exact: true }).click();
    await expect(getResponse(dialog).getByRole('alert')).toContainText(texts.liveKey);
    await expectNoViolations(page, 'a refused key');
  });

  test('asks for another load where the first page of the visit may not connect to the API', async ({ page }) => {
    await page.goto(english.to('/docs/api/introduction'));
    await waitForHydration(page);
    await page.getByRole('main').getByRole('link', { name: 'event stream', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Event streaming' })).toBeVisible();
    const dialog = await open(page, page.url(), texts);
    await dialog.getByLabel(texts.server).selectOption(api);
    await dialog.getByRole('button', { name: texts.reloadButton }).click();
    await page.waitForLoadState();
    await open(page, page.url(), texts);
    await expect(dialog.getByLabel(texts.server)).toHaveValue(api);
    await expect(dialog.getByRole('button', { name: texts.reloadButton })).toBeHidden();
  });

  test('reports data that is missing', async ({ page, problems }) => {
    await page.route('**/try-it/**', (route) => route.abort());
    problems.allow(refused, /^warning: The dialog could not be loaded/);
    await page.goto(english.to(contacts));
    await waitForHydration(page);
    await page.getByRole('button', { name: texts.title, exact: true }).click();
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toBeVisible();
  });
});
