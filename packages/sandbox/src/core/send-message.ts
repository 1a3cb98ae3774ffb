import { toTime } from './formats';
import type { JsonObject } from './json';
import type { SandboxSettings } from './sandbox';
import type { SandboxState, SentMessage } from './sandbox-state';
import type { ChannelMessage } from './state/effects';

/** Number of messages that are kept for clients that connect again. */
const keptMessages = 1000;

/** Sends a message to the connections of a channel: the contract's example, with an id, a time and data of its own. */
export function sendMessage(
  state: SandboxState,
  { randomText }: SandboxSettings,
  { channel: id, message: name, data, workspace, before }: ChannelMessage,
): void {
  const channel = [...state.channels.values()].find((each) => each.id === id);
  const example = channel?.received.find((each) => each.name === name)?.examples[0]?.value;
  if (!example) return;
  const unique = { id: `evt_${randomText(24)}`, created_at: toTime(state.clock.now()) };
  const message = { ...(example as JsonObject), ...unique, data };
  const sent = { channel: id, workspace, message, ...(before && { before }) };
  keepMessage(state, sent);
  for (const connection of state.connections) connection.receive(sent);
}

/** Keeps a message for clients that connect again, in place of the oldest. */
export function keepMessage({ sent }: SandboxState, message: SentMessage): void {
  sent.push(message);
  if (sent.length > keptMessages) sent.shift();
}
