import { toTime } from './formats';
import type { JsonObject } from './json';
import type { SandboxEvent } from './operation';
import type { SandboxState } from './sandbox-state';

interface EventOptions {
  /** The id of the call that the event follows from, where events of its type have one. */
  requestId?: string;
  now: Date;
  randomText: (length: number) => string;
}

/** Builds an event like an example of the contract, with an id, a time and data of its own. */
export function buildEvent(
  example: SandboxEvent,
  data: JsonObject,
  { requestId, now, randomText }: EventOptions,
): SandboxEvent {
  return {
    ...example,
    id: `evt_${randomText(24)}`,
    created_at: toTime(now),
    ...(example.request_id && requestId && { request_id: requestId }),
    data,
  };
}

/** Writes an event as the stream sends it. */
export function toStreamText(event: SandboxEvent): string {
  return `id: ${event.id}\nevent: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;
}

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
