import type { SandboxChannel } from './channel';
import { isPlainObject, type JsonObject, parseJson } from './json';
import type { SandboxReply, SandboxSettings, SandboxSocket } from './sandbox';
import type { Connection, Credential, SandboxState, SentMessage } from './sandbox-state';
import { keepMessage } from './send-message';
import { validate } from './validate';

const refused = { code: 4401, reason: 'The ticket is unknown, used or older than 60 seconds.' };
const unresponsive = { code: 4408, reason: 'Two pings had no answer.' };

/** Names of the messages that begin a connection, and that ask whether the client is there. */
const opening = 'ready';
const heartbeat = 'ping';

/**
 * Opens a channel with a ticket, which is then used up. It carries what calls cause, and what the client missed after `last_event_id`; with
 * `tape=1`, the contract's examples come first, one after the other.
 */
export function connect(
  channel: SandboxChannel | undefined,
  query: URLSearchParams,
  state: SandboxState,
  { now, randomText, pause = 1000 }: SandboxSettings,
): SandboxSocket {
  const credential = takeCredential(state, query.get('ticket') ?? '');
  if (!channel || !credential || !isFor(credential, channel) || credential.expiresAt < now().getTime()) {
    const nothing = () => ({ send: [] });
    return { pieces: [], close: refused, receive: nothing, ping: nothing, subscribe: () => () => {} };
  }
  const missed = listMissed(state, channel, query.get('last_event_id'));
  const ready = buildOpening(channel, missed !== undefined, `evt_${randomText(24)}`);
  // A client may come back with nothing but this.
  if (ready) keepMessage(state, { channel: channel.id, workspace: credential.workspace, message: ready });
  const tape = query.get('tape') === '1' ? listExamples(channel) : [];
  let unanswered = 0;
  let filter: JsonObject = {};
  let connection: Connection | undefined;

  const passes = ({ channel: id, workspace, message, scope, before }: SentMessage) =>
    id === channel.id &&
    workspace === credential.workspace &&
    isInScope(scope ?? message.data, credential.values) &&
    passesFilter([message.data, before].filter(isPlainObject), filter);

  return {
    pieces: [
      ...(ready ? [{ delay: 0, text: JSON.stringify(ready) }] : []),
      ...(missed ?? []).filter(passes).map(({ message }) => ({ delay: 0, text: JSON.stringify(message) })),
      ...tape.map((message) => ({ delay: pause, text: JSON.stringify(message) })),
    ],
    receive(text) {
      const value = parseJson(text);
      const message = isPlainObject(value) ? value : {};
      if (message.type === 'pong') unanswered = 0;
      const problem = findProblem(channel, message);
      if (problem) return close(problem);
      const reply = buildReply(channel, message);
      if (reply) filter = message;
      else relay(state, channel, credential, message, connection);
      return { send: reply ? [JSON.stringify(reply)] : [] };
    },
    ping() {
      if (unanswered === 2) return { send: [], close: unresponsive };
      unanswered += 1;
      return { send: [JSON.stringify({ type: heartbeat })] };
    },
    subscribe(send) {
      const own: Connection = {
        receive: (sent, sender) => sender !== own && passes(sent) && send(JSON.stringify(sent.message)),
      };
      connection = own;
      state.connections.add(own);
      return () => state.connections.delete(own);
    },
  };
}

function takeCredential({ credentials }: SandboxState, ticket: string): Credential | undefined {
  const credential = credentials.get(ticket);
  credentials.delete(ticket);
  return credential;
}

/** Returns whether a ticket was handed out for a channel, which one of its values names. */
function isFor({ values }: Credential, { id }: SandboxChannel): boolean {
  return Object.values(values).includes(id);
}

/** Lists what a channel has sent after a message; `undefined` where the message is not known, or none is named. */
function listMissed({ sent }: SandboxState, { id }: SandboxChannel, lastId: string | null): SentMessage[] | undefined {
  if (lastId === null) return undefined;
  const index = sent.findIndex(({ channel, message }) => channel === id && message.id === lastId);
  return index < 0 ? undefined : sent.slice(index + 1).filter(({ message }) => message.type !== opening);
}

function buildOpening({ received }: SandboxChannel, isResumed: boolean, id: string): JsonObject | undefined {
  const examples = received.find(({ name }) => name === opening)?.examples ?? [];
  const example = examples.find(({ value }) => (value as JsonObject).resumed === isResumed) ?? examples[0];
  return example && { ...(example.value as JsonObject), id };
}

/** Lists the examples of what the server sends by itself, in the order of the contract. */
function listExamples({ received, sent }: SandboxChannel): unknown[] {
  const replies = new Set(sent.map(({ reply }) => reply));
  return received
    .filter(({ name }) => name !== opening && name !== heartbeat && !replies.has(name))
    .flatMap(({ examples }) => examples.map(({ value }) => value));
}

/** Returns whether a message is about what the ticket is for, such as one conversation. */
function isInScope(data: unknown, values: JsonObject): boolean {
  if (!isPlainObject(data)) return true;
  return Object.entries(values).every(
    ([name, value]) => !name.endsWith('_id') || !(name in data) || data[name] === value,
  );
}

/** Returns whether a state of an object passes the lists of a filter: `status` for the field of that name, `account_ids` for `account_id`. */
function passesFilter(states: readonly JsonObject[], filter: JsonObject): boolean {
  const passes = (state: JsonObject) =>
    Object.entries(filter).every(([name, values]) => {
      const value = state[name] ?? state[name.replace(/s$/, '')];
      return !Array.isArray(values) || value === undefined || values.includes(value);
    });
  return states.length === 0 || states.some(passes);
}

/** Sends a message of a client on to the other clients, where the channel has it for both sides. */
function relay(
  state: SandboxState,
  channel: SandboxChannel,
  { workspace, values }: Credential,
  message: JsonObject,
  sender: Connection | undefined,
): void {
  if (!channel.received.some(({ name }) => name === message.type)) return;
  for (const connection of state.connections) {
    connection.receive({ channel: channel.id, workspace, message, scope: values }, sender);
  }
}

/** Finds what is wrong with a message of the client. */
function findProblem({ sent, schemas }: SandboxChannel, message: JsonObject): string | undefined {
  const known = sent.find(({ name }) => name === message.type);
  if (!known) return `The contract has no message of this type: send ${sent.map(({ name }) => name).join(', ')}.`;
  const [error] = validate(known.schema, message, schemas);
  return error && `${error.pointer} ${error.detail}`;
}

/** Builds the reply to a message: the server repeats the fields of what it was sent, under the name of the reply. */
function buildReply({ sent, received }: SandboxChannel, message: JsonObject): JsonObject | undefined {
  const reply = sent.find(({ name }) => name === message.type)?.reply;
  const example = received.find(({ name }) => name === reply)?.examples[0]?.value as JsonObject | undefined;
  return example && { ...message, type: example.type };
}

/** Closes with the code of the protocol, as the contract has no message for what it does not know; a reason has at most 123 bytes. */
function close(reason: string): SandboxReply {
  return { send: [], close: { code: 1008, reason: reason.slice(0, 120) } };
}
