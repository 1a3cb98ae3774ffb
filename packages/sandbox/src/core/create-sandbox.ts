import type { SandboxChannel } from './channel';
import { connect } from './connect';
import { buildEvent, publishEvent } from './events';
import type { SandboxOperation } from './operation';
import { parseUrl } from './parse-url';
import { handleRequest } from './pipeline/handle-request';
import type { Sandbox, SandboxSettings } from './sandbox';
import { createState } from './sandbox-state';
import { parseDuration } from './state/time';

/** The last time that the formats of the contract can write. */
const lastTime = Date.parse('9999-12-31T23:59:59Z');

/** Creates a sandbox for operations of a contract: it responds from what the contract says, and remembers what calls create. */
export function createSandbox(
  operations: readonly SandboxOperation[],
  settings: SandboxSettings,
  channels: readonly SandboxChannel[] = [],
): Sandbox {
  const state = createState(settings.now);
  const clocked = { ...settings, now: () => state.clock.now() };

  function add(more: readonly SandboxOperation[], moreChannels: readonly SandboxChannel[] = []): void {
    for (const operation of more) {
      if (state.operations.has(operation.id)) continue;
      state.operations.set(operation.id, operation);
      state.store.addSeeds(operation.seeds, operation.seedKeys);
    }
    for (const channel of moreChannels) state.channels.set(channel.path, channel);
  }

  add(operations, channels);
  return {
    add,
    respond: (request) => handleRequest(request, state, clocked),
    hasChannel: (address) => state.channels.has(parseUrl(address).pathname),
    connect(address) {
      const { pathname, searchParams } = parseUrl(address);
      return connect(state.channels.get(pathname), searchParams, state, clocked);
    },
    emit(type, workspace = '') {
      for (const { events, eventCollection } of state.operations.values()) {
        const example = events.find((event) => event.type === type);
        if (!example) continue;
        const event = buildEvent(example, example.data, { now: clocked.now(), randomText: clocked.randomText });
        publishEvent(state, eventCollection, event, workspace);
        return event;
      }
      return undefined;
    },
    advance(duration) {
      const milliseconds = parseDuration(duration);
      if (milliseconds === undefined || clocked.now().getTime() + milliseconds > lastTime) return undefined;
      state.clock.advance(milliseconds);
      return clocked.now();
    },
    onEvent(listener) {
      state.listeners.add(listener);
      return () => state.listeners.delete(listener);
    },
  };
}
