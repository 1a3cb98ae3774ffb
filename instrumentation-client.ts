import { forgetDestination } from '@/lib/navigation/open-page';
import { watchPayloads } from '@/lib/navigation/payloads';
import { type NavigationType, startTransition } from '@/lib/navigation/route-transition';

watchPayloads();

export function onRouterTransitionStart(address: string, type: NavigationType): void {
  if (type !== 'push') forgetDestination();
  startTransition(address, type);
}
