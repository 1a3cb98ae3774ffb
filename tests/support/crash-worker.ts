import type { Page } from '@playwright/test';

/** Makes the first search worker die on its first search, as if it had run out of memory. Call it before the page is opened. */
export async function crashWorker(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let hasEnded = false;
    window.Worker = class extends Worker {
      override postMessage(message: { kind: string }, ...rest: unknown[]) {
        if (hasEnded || message.kind !== 'search') return super.postMessage(message, ...(rest as [Transferable[]]));
        hasEnded = true;
        this.dispatchEvent(new ErrorEvent('error', { message: 'out of memory' }));
      }
    };
  });
}
