import { toTime } from './formats';
import type { JsonObject } from './json';
import type { SandboxSettings } from './sandbox';
import type { SandboxState } from './sandbox-state';

/** How many messages are kept for those who come back. */
const keptMessages = 1000;

interface Message {
  /** The id of the channel, and the name of one of its messages. */
  channel: string;
  message: string;
  data: JsonObject;
  workspace: string;
}

/** Sends a message to the connections of a channel: the contract's example, with an id, a time and data of its own. */
export function sendMessage(
  state: SandboxState,
  { randomText }: SandboxSettings,
  { channel: id, message: name, data, workspace }: Message,
): void {
  const channel = [...state.channels.values()].find((each) => each.id === id);
  const example = channel?.received.find((message) => message.name === name)?.examples[0]?.value;
  if (!example) return;
  const unique = { id: `evt_${randomText(24)}`, created_at: toTime(state.clock.now()) };
  const sent = { channel: id, workspace, message: { ...(example as JsonObject), ...unique, data } };
  state.sent.push(sent);
  if (state.sent.length > keptMessages) state.sent.shift();
  for (const connection of state.connections) connection.receive(sent);
}
