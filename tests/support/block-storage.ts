import type { Page } from '@playwright/test';

/**
 * Blocks storage as browsers do when a reader has disabled it: reading the property throws. Call it before the page loads.
 * @param storages the properties of `window` that throw
 */
export async function blockStorage(
  page: Page,
  storages: ('localStorage' | 'sessionStorage')[] = ['localStorage'],
): Promise<void> {
  await page.addInitScript((names) => {
    for (const name of names) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Storage is blocked.', 'SecurityError');
        },
      });
    }
  }, storages);
}
