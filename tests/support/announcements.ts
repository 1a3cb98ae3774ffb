import type { Page } from '@playwright/test';

type WatchedWindow = Window & typeof globalThis & { announcements: string[] };

/**
 * Records what live regions say. Call it before the page is opened.
 * @returns a function that returns, and forgets, what was announced since it was last called
 */
export async function recordAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const watched = window as WatchedWindow;
    watched.announcements = [];
    const spoken = new WeakMap<Element, string>();
    const record = (changes: MutationRecord[]) => {
      for (const region of document.querySelectorAll('[role="status"], [role="alert"]')) {
        const isTouched = changes.some(({ target }) => region.contains(target) || target.contains(region));
        const text = region.textContent?.trim() ?? '';
        const hasNewText = spoken.get(region) !== text || changes.some(({ target }) => region.contains(target));
        if (isTouched && hasNewText && text) watched.announcements.push(text);
        spoken.set(region, text);
      }
    };
    new MutationObserver(record).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (window as WatchedWindow).announcements.splice(0));
}
