import type { Page } from '@playwright/test';
import { getChatMessages } from '@/components/chat/messages';
import { expectNoViolations } from '../support/accessibility';
import { answered } from '../support/problems';
import { expect, type TestLocale, test, testLocales, waitForHydration } from '../support/site';

const paths = [
  '/',
  '/docs/get-started/quickstart',
  '/docs/api/endpoints/ocr',
  '/blog',
  '/search',
  '/privacy',
  '/nowhere',
];

const getButton = (page: Page, locale: TestLocale) => page.getByRole('link', { name: getChatMessages(locale).tooltip });
const getTooltip = (page: Page) => page.getByRole('tooltip', { includeHidden: true });

for (const locale of testLocales) {
  const { code, to } = locale;

  test(`the chat tooltip shows on keyboard focus and hides on blur in ${code}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(to('/docs/intro'));
    await waitForHydration(page);
    const tooltip = getTooltip(page);
    await expect(tooltip).toHaveText(getChatMessages(locale).tooltip);
    await expect(tooltip).toBeHidden();
    await page.getByRole('contentinfo').evaluate((footer) => {
      footer.tabIndex = -1;
      footer.focus();
    });
    await page.keyboard.press('Tab');
    await expect(getButton(page, locale)).toBeFocused();
    await expect(tooltip).toBeInViewport({ ratio: 1 });
    await expectNoViolations(page, 'the tooltip', { part: '.chat-corner' });
    await page.keyboard.press('Shift+Tab');
    await expect(tooltip).toBeHidden();
  });
}

test('the chat button covers no text at the end of a page', async ({ page, problems }) => {
  for (const path of paths) {
    await page.goto(path);
    for (const width of [320, 390, 996, 997, 1280]) {
      await page.setViewportSize({ width, height: 700 });
      await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
      const covered = await page.evaluate(findCoveredTexts);
      expect(covered, `${path} at ${width} px`).toEqual([]);
    }
  }
  problems.allow(answered(404));
});

/** Runs in the page: returns the visible texts that lie below the button. */
function findCoveredTexts(): string[] {
  const button = document.querySelector('.chat-button')?.getBoundingClientRect();
  if (!button) throw new Error('There is no chat button.');
  const isShown = ({ parentElement, textContent }: Node) =>
    parentElement?.checkVisibility() && !parentElement.closest('.chat-corner') && textContent?.trim();
  const isBelow = (node: Node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].some(
      ({ left, right, top, bottom }) =>
        left < button.right && right > button.left && top < button.bottom && bottom > button.top,
    );
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (isShown(node) && isBelow(node)) texts.push(node.textContent ?? '');
  }
  return texts;
}
