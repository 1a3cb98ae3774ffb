import { getChatMessages } from '@/components/chat/messages';
import { expect, getContents, test, testLocales } from '../support/site';

for (const { code, texts, to } of testLocales) {
  test(`the chat button never covers the table of contents in ${code}`, async ({ page }) => {
    await page.goto(to('/docs/tutorial-basics/markdown-features'));
    const toc = getContents(page, { texts });
    await toc.getByText(texts.docs.onThisPage).click();
    await expect.poll(() => toc.evaluate((nav) => nav.getAnimations({ subtree: true }).length)).toBe(0);
    const rows = toc.getByRole('link');
    const count = await rows.count();
    expect(count).toBeGreaterThan(3);
    const button = page.getByRole('link', { name: getChatMessages({ code }).tooltip });
    const place = await button.boundingBox();
    // Scrolls each row to the height of the button, and checks what is on top at the row's end.
    for (let index = 0; index < count; index++) {
      const top = await rows.nth(index).evaluate((row, y) => {
        window.scrollBy({ top: row.getBoundingClientRect().top - y, behavior: 'instant' });
        const { right, top, height } = row.getBoundingClientRect();
        return document.elementFromPoint(right - 24, top + height / 2)?.closest('a')?.textContent;
      }, place?.y ?? 0);
      expect(top).toBe(await rows.nth(index).textContent());
    }
  });

  test(`tapping the chat button leaves no tooltip, opener or referrer in ${code}`, async ({ page, context }) => {
    await context.route('https://wa.me/**', (route) => route.fulfill({ body: '' }));
    await page.goto(to('/docs/intro'));
    const opened = page.waitForEvent('popup');
    await page.getByRole('link', { name: getChatMessages({ code }).tooltip }).tap();
    const popup = await opened;
    expect(await popup.evaluate(() => [window.opener, document.referrer])).toEqual([null, '']);
    await expect(page.getByRole('tooltip', { includeHidden: true })).toBeHidden();
  });
}
