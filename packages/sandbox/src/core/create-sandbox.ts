import type { SandboxChannel } from './channel';
import { connect } from './connect';
import { toTime } from './formats';
import type { SandboxOperation } from './operation';
import { parseUrl } from './parse-url';
import { handleRequest } from './pipeline/handle-request';
import { publishEvent } from './pipeline/publish';
import type { Sandbox, SandboxSettings } from './sandbox';
import { createState } from './state';

/** Creates a sandbox for operations of a contract: it responds from what the contract says, and remembers what calls create. */
export function createSandbox(
  operations: readonly SandboxOperation[],
  settings: SandboxSettings,
  channels: readonly SandboxChannel[] = [],
): Sandbox {
  const state = createState(settings.now);

  function add(more: readonly SandboxOperation[], moreChannels: readonly SandboxChannel[] = []): void {
    for (const operation of more) {
      if (state.operations.has(operation.id)) continue;
      state.operations.set(operation.id, operation);
      state.objects.addExamples(operation);
    }
    for (const channel of moreChannels) state.channels.set(channel.path, channel);
  }

  add(operations, channels);
  return {
    add,
    respond: (request) => handleRequest(request, state, settings),
    connect(address) {
      const { pathname, searchParams } = parseUrl(address);
      return connect(state.channels.get(pathname), searchParams, state, settings);
    },
    emit(type, workspace = '') {
      const stream = [...state.operations.values()].flatMap((operation) => operation.stream ?? []);
      const example = stream.find((event) => event.type === type);
      if (!example) return undefined;
      const event = { ...example, id: `evt_${settings.randomText(24)}`, created_at: toTime(settings.now()) };
      publishEvent(state, event, workspace);
      return event;
    },
    onEvent(listener) {
      state.listeners.add(listener);
      return () => state.listeners.delete(listener);
    },
  };
}
