import { buildEvent } from '../events';
import type { SandboxEvent } from '../operation';
import type { ResponseDraft } from '../problem';
import { eventCollection, type SandboxState } from '../state';
import type { Context } from './context';

/** Publishes the event that a call triggers, unless its response repeats an earlier one. */
export function publish(context: Context, response: ResponseDraft): SandboxEvent | undefined {
  if (response.origin === 'repeated') return undefined;
  const event = buildEvent(context, response);
  if (event) publishEvent(context.state, event, context.workspace);
  return event;
}

/** Lists an event and sends it to all who subscribe. */
export function publishEvent({ objects, listeners }: SandboxState, event: SandboxEvent, workspace: string): void {
  objects.write(workspace, eventCollection, { ...event });
  for (const listener of listeners) listener(event, workspace);
}
