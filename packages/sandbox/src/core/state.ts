import type { SandboxChannel } from './channel';
import { Objects, toCollection } from './objects';
import type { SandboxOperation } from './operation';
import type { ResponseDraft } from './problem';
import type { EventListener } from './sandbox';

/** What a sandbox knows, and what calls have left in it. Times are milliseconds. */
export interface SandboxState {
  operations: Map<string, SandboxOperation>;
  /** By path. */
  channels: Map<string, SandboxChannel>;
  objects: Objects;
  /** Sessions that calls have created, by token. */
  sessions: Map<string, Session>;
  /** Tickets of sockets that calls have handed out. */
  tickets: Map<string, { socket: string; expiresAt: number }>;
  /** Responses to calls with an idempotency key. */
  repeatable: Map<string, { fingerprint: string; expiresAt: number; response: ResponseDraft }>;
  listeners: Set<EventListener>;
  requestCount: number;
}

export interface Session {
  checks: string[];
  expiresAt: number;
}

/** The collection in which emitted events are listed. */
export const eventCollection = toCollection('/v1/events', {});

export function createState(now: () => Date): SandboxState {
  return {
    operations: new Map(),
    channels: new Map(),
    objects: new Objects(now),
    sessions: new Map(),
    tickets: new Map(),
    repeatable: new Map(),
    listeners: new Set(),
    requestCount: 0,
  };
}
