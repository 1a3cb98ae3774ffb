import { watchPayloads } from '@/lib/navigation/payloads';

watchPayloads();

export { startTransition as onRouterTransitionStart } from '@/lib/navigation/route-transition';
