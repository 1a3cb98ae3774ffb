import { forgetDestination } from '@/lib/navigation/open-page';
import { interceptPayloadRequests } from '@/lib/navigation/payloads';
import { type NavigationType, startTransition } from '@/lib/navigation/route-transition';

interceptPayloadRequests();

export function onRouterTransitionStart(address: string, type: NavigationType): void {
  if (type !== 'push') forgetDestination();
  startTransition(address);
}
