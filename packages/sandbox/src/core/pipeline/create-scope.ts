import { buildEvent, publishEvent } from '../events';
import { isPlainObject } from '../json';
import { sendMessage } from '../send-message';
import type { EffectContext } from '../state/effects';
import { evaluatePath, type Scope, withValues } from '../state/template';
import type { Context } from './context';

/** Creates the scope in which the templates of an operation are evaluated. */
export function createScope({ operation, input, requestId, workspace, state, settings }: Context): Scope {
  const scope: Scope = {
    values: { request: input.body ?? {}, path: input.path, query: input.query, requestId },
    store: state.store,
    workspace,
    now: () => state.clock.now(),
    randomText: settings.randomText,
  };
  const [name, path] = Object.entries(operation.parents).at(-1) ?? [];
  if (!name || !path) return scope;
  const [collection, id] = [evaluatePath(path, scope), input.path[name] ?? ''];
  return withValues(scope, {
    object: state.store.get(workspace, collection, id),
    isExample: state.store.isExample(workspace, collection, id),
  });
}

/** Creates what the effects of a call need. */
export function createEffectContext({ operation, requestId, state, settings }: Context): EffectContext {
  return {
    schedule: (due, run) => state.clock.schedule(due, run),
    emit(type, data, workspace) {
      const example = operation.events.find((event) => event.type === type);
      if (!example || !isPlainObject(data)) return;
      const event = buildEvent(example, data, { requestId, now: state.clock.now(), randomText: settings.randomText });
      publishEvent(state, operation.eventCollection, event, workspace);
    },
    send: (message) => sendMessage(state, settings, message),
  };
}
