import { expect, getPager, markDocument, test, testLocales } from '../support/site';

for (const { code, texts, to } of testLocales) {
  test(`an error of an operation leads to its section on the page about errors in ${code}`, async ({ page }) => {
    await page.goto(to('/docs/api/wa-agent/contacts/create-contact'));
    await page.getByRole('main').getByRole('link', { name: 'conflict' }).click();
    await expect(page).toHaveURL(to('/docs/api/introduction#conflict'));
    await expect(page.locator('#conflict')).toBeInViewport();
  });

  test(`sample tabs work by keyboard, and the choice is kept across pages and reloads in ${code}`, async ({ page }) => {
    await page.goto(to('/docs/api/wa-agent/contacts/create-contact'));
    const isSameDocument = await markDocument(page);
    await page.getByRole('tab', { name: 'cURL' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'JavaScript' })).toBeFocused();
    await expect(page.getByRole('tabpanel')).toContainText('await fetch');
    await page.keyboard.press('End');
    await expect(page.getByRole('tabpanel')).toContainText('AgentClient');
    await page.getByRole('tab', { name: 'Go', exact: true }).click();
    await expect(page.getByRole('tabpanel')).toContainText('http.NewRequest');
    await getPager(page, { texts }).next.click();
    await expect(page).toHaveURL(to('/docs/api/wa-agent/contacts/list-contacts'));
    await expect(page.getByRole('tab', { name: 'Go', exact: true })).toHaveAttribute('aria-selected', 'true');
    expect(await isSameDocument()).toBe(true);
    await page.reload();
    await expect(page.getByRole('tabpanel')).toContainText('http.NewRequest');
  });
}
