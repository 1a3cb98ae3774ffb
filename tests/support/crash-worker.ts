import type { Page } from '@playwright/test';

/**
 * Makes a search worker die on its first request of a kind, as if it had run out of memory; the next worker is intact. Call it
 * before the page is opened.
 * @param isFollowing whether it dies on the first request for further results rather than on the first search
 */
export async function crashWorker(page: Page, isFollowing = false): Promise<void> {
  await page.addInitScript((waitsForFollowing) => {
    const NativeWorker = window.Worker;
    let hasEnded = false;
    window.Worker = class extends NativeWorker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        const post = this.postMessage.bind(this);
        this.postMessage = (message: { kind: string; requests?: { page?: number }[] }, ...rest: unknown[]) => {
          const isMeant = message.kind === 'search' && (!waitsForFollowing || Boolean(message.requests?.[0]?.page));
          const isLast = isMeant && !hasEnded;
          hasEnded ||= isLast;
          if (isLast) this.dispatchEvent(new ErrorEvent('error', { message: 'out of memory' }));
          else post(message, ...(rest as [Transferable[]]));
        };
      }
    };
  }, isFollowing);
}
