import type { SandboxEvent } from './operation';
import type { SandboxState } from './sandbox-state';

/** Lists an event and sends it to all who subscribe. */
export function publishEvent(
  { store, listeners }: SandboxState,
  collection: string,
  event: SandboxEvent,
  workspace: string,
): void {
  store.set(workspace, collection, event.id, { ...event });
  for (const listener of listeners) listener(event, workspace);
}
