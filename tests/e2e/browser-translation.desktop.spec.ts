import type { Page } from '@playwright/test';
import { getPageActionMessages } from '@/components/markdown-pages/messages';
import { english, expect, test, waitForHydration } from '../support/site';

/** Wraps every text in an element, as browsers do when they translate a page. */
async function translatePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script, style')) continue;
      const wrapper = document.createElement('font');
      text.replaceWith(wrapper);
      wrapper.append(text);
    }
  });
}

test('a page that the browser has translated can still be copied', async ({ page }) => {
  await page.goto('/docs/get-started/quickstart');
  await waitForHydration(page);
  await translatePage(page);
  const { label, copy, copied } = getPageActionMessages(english);
  const actions = page.getByRole('group', { name: label });
  await actions.getByRole('button', { name: copy }).click();
  await expect(actions.getByRole('status')).toHaveText(copied);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quickstart');
});

test('the search page still answers after the browser has translated it', async ({ page }) => {
  await page.goto('/search');
  await waitForHydration(page);
  const main = page.getByRole('main');
  for (const query of ['token', 'webhook', 'qqzzxx', 'liveness']) {
    await translatePage(page);
    await main.getByRole('searchbox').fill(query);
    await expect(main.getByRole('status').first()).toContainText(query);
  }
  await expect(main.locator('.search-result').first()).toBeVisible();
});
