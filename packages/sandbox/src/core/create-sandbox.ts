import { idempotencyHeader } from '../samples/types';
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
const clientHeader = 'X-Client-Key';

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
  const listeners = new Set<Parameters<Sandbox['onEvent']>[0]>();
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
    const url = toUrl(request.url);
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
    if (event) publish(event, getWorkspace(operation, said));
    const response = toResponse(outcome, requestId, count, settings.now());
    return { ...response, operation: operation.id, ...(event && { event }) };
  }

  function publish(event: SandboxEvent, workspace: string): void {
    objects.write(workspace, events, { ...event });
    for (const listener of listeners) listener(event, workspace);
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
      const published = objects.list(getWorkspace(operation, said), events) as unknown as SandboxEvent[];
      return openStream(operation, said, published, settings);
    }
    const success = chooseResults(operation, said, row ?? findSuccess(operation, said));
    return repeat(operation, said, sent) ?? run(operation, said, sent, success);
  }

  /** The outcome of an earlier call with the same idempotency key. */
  function repeat(operation: SandboxOperation, said: Said, sent: SandboxBody | undefined) {
    const key = getRepeatKey(operation, said);
    const earlier = key === undefined ? undefined : repeatable.get(key);
    if (!earlier || earlier.end < settings.now().getTime()) return undefined;
    if (earlier.request !== toFingerprint(sent)) {
      const refusal: Refusal = { status: '422', code: 'idempotency_key_reused' };
      return { refusal };
    }
    return { ...earlier.outcome, isRepeated: true };
  }

  function run(operation: SandboxOperation, said: Said, sent: SandboxBody | undefined, example: Outcome) {
    const outcome = act({ operation, said, workspace: getWorkspace(operation, said), objects, settings }, example);
    if ('refusal' in outcome) return outcome;
    remember(operation, said, outcome.body);
    const key = getRepeatKey(operation, said);
    if (key !== undefined) {
      const end = settings.now().getTime() + day;
      repeatable.set(key, { request: toFingerprint(sent), end, outcome });
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
      const { pathname, searchParams } = toUrl(address);
      return connect(sockets.get(pathname), searchParams, tickets, settings);
    },
    emit(type, workspace = '') {
      const stream = [...known.values()].flatMap((operation) => operation.stream ?? []);
      const example = stream.find((event) => event.type === type);
      if (!example) return undefined;
      const event = { ...example, id: `evt_${settings.randomText(24)}`, created_at: toTime(settings.now()) };
      publish(event, workspace);
      return event;
    },
    onEvent(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A path with its query. Two slashes at its start, as a base URL that ends in one gives them, are no host. */
function toUrl(text: string): URL {
  const path = text.replace(/^https?:\/\/[^/?]*/i, '').replace(/^\//, '');
  return new URL(`http://sandbox.invalid/${path}`);
}

function takesHeader({ parameters }: SandboxOperation, name: string): boolean {
  return parameters.some((parameter) => parameter.in === 'header' && parameter.name === name);
}

/** Whose objects a call works on: those of the client that it names, where the operation takes one. */
function getWorkspace(operation: SandboxOperation, { header }: Said): string {
  return takesHeader(operation, clientHeader) ? (header[clientHeader.toLowerCase()] ?? '') : '';
}

/** What a repeated call has in common with the first; `undefined` where the call cannot be repeated. */
function getRepeatKey(operation: SandboxOperation, said: Said): string | undefined {
  const key = said.header[idempotencyHeader.toLowerCase()];
  if (key === undefined || !takesHeader(operation, idempotencyHeader)) return undefined;
  return JSON.stringify([operation.id, said.path, getWorkspace(operation, said), key]);
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
