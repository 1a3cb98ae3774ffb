import { startProgress } from '@/lib/browser/route-progress';

export function onRouterTransitionStart(address: string): void {
  window.siteLoading?.hideBox(); // It is about the page that the reader leaves.
  startProgress(address);
}
