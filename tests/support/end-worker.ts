import type { Page } from '@playwright/test';

/**
 * Has a worker of the search end with the first question of a kind, as one does that has no room left; the next worker is whole.
 * Call it before the page is opened.
 * @param isFollowing whether that is the first question for results that follow, instead of the first of all
 */
export async function endWorker(page: Page, isFollowing = false): Promise<void> {
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
