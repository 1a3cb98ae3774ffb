import type { SandboxChannel } from './channel';
import { isPlainObject, type JsonObject, parseJson } from './json';
import type { SandboxReply, SandboxSettings, SandboxSocket } from './sandbox';
import type { SandboxState } from './state';
import { validate } from './validate';

const refused = { code: 4401, reason: 'The ticket is unknown, used or older than 60 seconds.' };
const silent = { code: 4408, reason: 'Two pings had no answer.' };

/** Names of the messages that begin a connection, and that ask whether the client is there. */
const opening = 'ready';
const heartbeat = 'ping';

/** Opens a channel with a ticket, which is then used up. */
export function connect(
  channel: SandboxChannel | undefined,
  query: URLSearchParams,
  { tickets }: SandboxState,
  { now, pause = 1000 }: SandboxSettings,
): SandboxSocket {
  const ticket = query.get('ticket') ?? '';
  const granted = tickets.get(ticket);
  tickets.delete(ticket);
  if (!channel || granted?.socket !== channel.id || granted.expiresAt < now().getTime()) {
    return { pieces: [], close: refused, receive: () => ({ send: [] }), beat: () => ({ send: [] }) };
  }
  let unanswered = 0;
  return {
    pieces: listMessages(channel, query.get('last_event_id')).map((message, index) => ({
      delay: index === 0 ? 0 : pause,
      text: JSON.stringify(message),
    })),
    receive(text) {
      const message = parseJson(text);
      if (isPlainObject(message) && message.type === 'pong') unanswered = 0;
      return reply(channel, message);
    },
    beat() {
      if (unanswered === 2) return { send: [], close: silent };
      unanswered += 1;
      return { send: [JSON.stringify({ type: heartbeat })] };
    },
  };
}

/** Lists the examples of what the server sends by itself, in the order of the contract; after a resume, those after the last one. */
function listMessages({ received, sent }: SandboxChannel, lastId: string | null): unknown[] {
  const replies = new Set(sent.map(({ reply: name }) => name));
  const first = received.find(({ name }) => name === opening)?.examples ?? [];
  const events = received
    .filter(({ name }) => name !== opening && name !== heartbeat && !replies.has(name))
    .flatMap(({ examples }) => examples.map(({ value }) => value as JsonObject));
  const index = lastId === null ? -1 : events.findIndex(({ id }) => id === lastId);
  const ready = first.find(({ value }) => (value as JsonObject).resumed === index >= 0) ?? first[0];
  return [...(ready ? [ready.value] : []), ...events.slice(index + 1)];
}

/** Replies to a message: the server repeats the fields of what it was sent, under the name of the reply. */
function reply({ sent, received, schemas }: SandboxChannel, message: unknown): SandboxReply {
  const type = isPlainObject(message) ? message.type : undefined;
  const known = sent.find(({ name }) => name === type);
  if (!known)
    return close(`The contract has no message of this type: send ${sent.map(({ name }) => name).join(', ')}.`);
  const [error] = validate(known.schema, message, schemas);
  if (error) return close(`${error.pointer} ${error.detail}`);
  const example = received.find(({ name }) => name === known.reply)?.examples[0]?.value as JsonObject | undefined;
  return { send: example ? [JSON.stringify({ ...(message as JsonObject), type: example.type })] : [] };
}

/** Closes with the code of the protocol, as the contract has no message for what it does not know; a reason has at most 123 bytes. */
function close(reason: string): SandboxReply {
  return { send: [], close: { code: 1008, reason: reason.slice(0, 120) } };
}
