import { expect, markDocument, siteLocales, test, testLocales, waitForHydration } from '../support/site';

const [english] = siteLocales as [(typeof siteLocales)[number]];

for (const { code, texts, to } of testLocales) {
  test(`an operation page renders the API contract in ${code}`, async ({ page }) => {
    await page.goto(to('/docs/api/wa-agent/contacts/create-contact'));
    const main = page.getByRole('main');
    await expect(main.getByText('/v1/wa/contacts', { exact: true }).first()).toBeVisible();
    for (const section of ['request', 'samples', 'responses', 'errors'] as const) {
      await expect(main.getByRole('heading', { level: 2, name: texts.api[section] })).toBeVisible();
    }
    const phone = main.locator('#body-phone');
    await expect(phone).toContainText(texts.api.required);
    await expect(phone).toContainText('E.164');
    const conflict = main.getByRole('link', { name: 'conflict' });
    await expect(conflict).toHaveAttribute('href', to('/docs/api/introduction#conflict'));
    await conflict.click();
    await expect(page).toHaveURL(to('/docs/api/introduction#conflict'));
    await expect(page.locator('#conflict')).toBeInViewport();
  });

  test(`a WebSocket page renders the messages of both directions in ${code}`, async ({ page }) => {
    await page.goto(to('/docs/api/wa-agent/websockets/inbox-websocket'));
    await expect(page.getByRole('heading', { level: 2, name: texts.api.received })).toBeVisible();
    await expect(page.locator('h3#received-conversation-updated')).toBeVisible();
    await expect(page.locator('h3#sent-pong')).toBeVisible();
  });

  test(`the Markdown of an operation page contains the whole operation in ${code}`, async ({ request }) => {
    const response = await request.get(to('/docs/api/wa-agent/contacts/create-contact.md'));
    const text = await response.text();
    for (const part of [texts.api.request, texts.api.samples, texts.api.responses, texts.api.errors])
      expect(text).toContain(`## ${part}`);
    for (const part of ['`phone`', 'curl --request POST', '"opted_out": false', '`idempotency_key_reused`'])
      expect(text).toContain(part);
    expect(text).not.toContain('<Operation');
  });
}

test('an Indonesian operation page describes fields in Indonesian', async ({ page }) => {
  await page.goto('/id/docs/api/wa-agent/contacts/create-contact');
  await expect(page.locator('#body-name')).toContainText('Nama yang tampil di inbox');
});

test('the chosen sample language is kept across pages and reloads', async ({ page }) => {
  await page.goto('/docs/api/wa-agent/contacts/create-contact');
  const isSameDocument = await markDocument(page);
  await page.getByRole('tab', { name: 'Go', exact: true }).click();
  await expect(page.getByRole('tabpanel')).toContainText('http.NewRequest');
  const { pagination, next } = english.texts.docs;
  await page.getByRole('navigation', { name: pagination }).getByRole('link', { name: next }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('List contacts');
  await expect(page.getByRole('tab', { name: 'Go', exact: true })).toHaveAttribute('aria-selected', 'true');
  expect(await isSameDocument()).toBe(true);
  await page.reload();
  await expect(page.getByRole('tabpanel')).toContainText('http.NewRequest');
});

test('sample tabs work by keyboard', async ({ page }) => {
  await page.goto('/docs/api/wa-agent/contacts/create-contact');
  await waitForHydration(page);
  await page.getByRole('tab', { name: 'cURL' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'JavaScript' })).toBeFocused();
  await expect(page.getByRole('tabpanel')).toContainText('await fetch');
  await page.keyboard.press('End');
  await expect(page.getByRole('tabpanel')).toContainText('AgentClient');
});

test('the contract is published as OpenAPI, AsyncAPI and Postman files', async ({ request }) => {
  const openapi = await (await request.get('/openapi.json')).json();
  expect(openapi.openapi).toBe('3.1.1');
  expect(Object.keys(openapi.paths).length).toBeGreaterThan(60);
  const asyncapi = await (await request.get('/asyncapi.json')).json();
  expect(Object.keys(asyncapi.channels)).toEqual(['conversations', 'inbox', 'status', 'events']);
  expect(await (await request.get('/openapi.yaml')).text()).toMatch(/^openapi: 3\.1\.1\n/);
  expect(await (await request.get('/asyncapi.yaml')).text()).toMatch(/^asyncapi: 3\.0\.0\n/);
  const postman = await (await request.get('/postman.json')).json();
  expect(postman.info.schema).toContain('collection');
  expect(postman.item.map(({ name }: { name: string }) => name)).toContain('Contacts');
});
