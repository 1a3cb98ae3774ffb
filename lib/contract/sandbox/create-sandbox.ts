import { act } from './act';
import { authenticate, type Sessions } from './authenticate';
import { checkParameters } from './check-parameters';
import { chooseResults, findPreferred, findRow, findSuccess, type Said } from './choose-example';
import { connect, type Tickets } from './connect';
import { buildEvent, openStream } from './events';
import { findOperation } from './find-operation';
import { hashBytes } from './hash-bytes';
import { Objects, toCollection } from './objects';
import { type Outcome, type Refusal, toProblem } from './problem';
import { readBody } from './read-body';
import { toResponse } from './to-response';
import type {
  Sandbox,
  SandboxBody,
  SandboxChannel,
  SandboxEvent,
  SandboxOperation,
  SandboxRequest,
  SandboxResponse,
  SandboxSettings,
} from './types';
import { isPlainObject, type JsonObject, toTime } from './values';

const events = toCollection('/v1/events', {});
const day = 24 * 60 * 60 * 1000;

/** A sandbox for operations of the contract: it answers requests from what the contract says, and remembers what they create. */
export function createSandbox(
  operations: readonly SandboxOperation[],
  settings: SandboxSettings,
  channels: readonly SandboxChannel[] = [],
): Sandbox {
  const known = new Map<string, SandboxOperation>();
  const sockets = new Map<string, SandboxChannel>();
  const objects = new Objects(settings.now);
  const sessions: Sessions = new Map();
  const tickets: Tickets = new Map();
  const repeatable = new Map<string, { request: string; end: number; outcome: Outcome }>();
  const listeners = new Set<(event: SandboxEvent) => void>();
  let count = 0;

  function add(more: readonly SandboxOperation[], moreChannels: readonly SandboxChannel[] = []): void {
    for (const operation of more) {
      if (known.has(operation.id)) continue;
      known.set(operation.id, operation);
      objects.addExamples(operation);
    }
    for (const channel of moreChannels) sockets.set(channel.path, channel);
  }

  function respond(request: SandboxRequest): SandboxResponse {
    const url = new URL(request.url, 'http://sandbox.invalid');
    const found = findOperation(known.values(), request.method, url.pathname);
    const requestId = `req_${settings.randomText(24)}`;
    count += 1;
    if (!found) {
      const detail = `The contract has no operation ${request.method.toUpperCase()} ${url.pathname}.`;
      const [any] = known.values();
      return toResponse(toProblem({ status: '404', code: 'not_found', detail }, any), requestId, count, settings.now());
    }
    const { operation, parameters } = found;
    const header = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name.toLowerCase(), value]),
    );
    const said: Said = { path: parameters, query: Object.fromEntries(url.searchParams), header, body: undefined };
    const result = decide(operation, said, request.body);
    const outcome = 'refusal' in result ? toProblem(result.refusal, operation) : result;
    const isNew = !('isRepeated' in result);
    const event = isNew ? buildEvent(operation, said, outcome, requestId, settings) : undefined;
    if (event) publish(event, header['x-client-key'] ?? '');
    const response = toResponse(outcome, requestId, count, settings.now());
    return { ...response, operation: operation.id, ...(event && { event }) };
  }

  function publish(event: SandboxEvent, workspace: string): void {
    objects.write(workspace, events, { ...event });
    for (const listener of listeners) listener(event);
  }

  /** What a call gets. Fills in the body of what the request says. */
  function decide(operation: SandboxOperation, said: Said, sent: SandboxBody | undefined) {
    const { header } = said;
    const refusal =
      authenticate(operation, header.authorization, sessions, settings.now()) ?? checkParameters(operation, said);
    if (refusal) return { refusal };
    const body = readBody(operation, header['content-type'], sent);
    if ('refusal' in body) return body;
    said.body = body.value;
    const preferred = findPreferred(operation, header.prefer ?? '');
    if (preferred) return preferred;
    const row = findRow(operation, said);
    if (row && !row.status.startsWith('2')) return row;
    if (operation.stream) {
      const published = objects.list(header['x-client-key'] ?? '', events) as unknown as SandboxEvent[];
      return openStream(operation, said, published, settings);
    }
    const success = chooseResults(operation, said, row ?? findSuccess(operation, said));
    return repeat(operation, said, sent) ?? run(operation, said, sent, success);
  }

  /** The outcome of an earlier call with the same idempotency key. */
  function repeat(operation: SandboxOperation, said: Said, sent: SandboxBody | undefined) {
    const earlier = repeatable.get(toRepeatKey(operation, said));
    if (!earlier || earlier.end < settings.now().getTime()) return undefined;
    if (earlier.request !== toFingerprint(sent)) {
      const refusal: Refusal = { status: '422', code: 'idempotency_key_reused' };
      return { refusal };
    }
    return { ...earlier.outcome, isRepeated: true };
  }

  function run(operation: SandboxOperation, said: Said, sent: SandboxBody | undefined, example: Outcome) {
    const workspace = said.header['x-client-key'] ?? '';
    const outcome = act({ operation, said, workspace, objects, settings }, example);
    if ('refusal' in outcome) return outcome;
    remember(operation, said, outcome.body);
    if (said.header['idempotency-key']) {
      const end = settings.now().getTime() + day;
      repeatable.set(toRepeatKey(operation, said), { request: toFingerprint(sent), end, outcome });
    }
    return outcome;
  }

  /** Remembers the tickets and sessions that a call hands out. */
  function remember({ lifetime = 0 }: SandboxOperation, { body: sent }: Said, body: unknown): void {
    const end = settings.now().getTime() + lifetime * 1000;
    const { ticket, socket, token } = body as JsonObject;
    if (typeof ticket === 'string') tickets.set(ticket, { socket: String(socket), end });
    const checks = isPlainObject(sent) && Array.isArray(sent.checks) ? sent.checks : [];
    if (typeof token === 'string') sessions.set(token, { checks, end });
  }

  add(operations, channels);
  return {
    add,
    respond,
    connect(address) {
      const { pathname, searchParams } = new URL(address, 'http://sandbox.invalid');
      return connect(sockets.get(pathname), searchParams, tickets, settings);
    },
    emit(type) {
      const stream = [...known.values()].flatMap((operation) => operation.stream ?? []);
      const example = stream.find((event) => event.type === type);
      if (!example) return undefined;
      const event = { ...example, id: `evt_${settings.randomText(24)}`, created_at: toTime(settings.now()) };
      publish(event, '');
      return event;
    },
    onEvent(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function toRepeatKey({ id }: SandboxOperation, { header }: Said): string {
  return JSON.stringify([id, header['x-client-key'], header['idempotency-key']]);
}

/** What makes two bodies the same: their text, or the fields and files of a form. */
function toFingerprint(body: SandboxBody | undefined): string {
  if (body?.kind !== 'form') return body?.text ?? '';
  return JSON.stringify(
    body.parts.map(({ name, value }) => [
      name,
      typeof value === 'string' ? value : [value.name, hashBytes(value.bytes)],
    ]),
  );
}
