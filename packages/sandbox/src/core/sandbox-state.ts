import type { SandboxChannel } from './channel';
import type { JsonObject } from './json';
import type { SandboxOperation } from './operation';
import type { ResponseDraft } from './problem';
import type { EventListener } from './sandbox';
import { Store } from './state/store';
import { Clock } from './state/time';

/** Holds all that changes while a sandbox runs. Times are milliseconds. */
export interface SandboxState {
  operations: Map<string, SandboxOperation>;
  /** By path. */
  channels: Map<string, SandboxChannel>;
  store: Store;
  clock: Clock;
  /** Tokens and tickets that calls have handed out. */
  credentials: Map<string, Credential>;
  /** Responses to calls with an idempotency key. */
  repeatable: Map<string, { fingerprint: string; expiresAt: number; response: ResponseDraft }>;
  listeners: Set<EventListener>;
  /** Open connections to channels. */
  connections: Set<Connection>;
  /** Messages that channels have sent, oldest first, for clients that connect again. */
  sent: SentMessage[];
  requestCount: number;
}

export interface Credential {
  workspace: string;
  expiresAt: number;
  /** The fields of the request that asked for it, and of the response. */
  values: JsonObject;
}

/** A message that a channel sends on its own. */
export interface SentMessage {
  channel: string;
  workspace: string;
  message: JsonObject;
  /** Names the subject of a message whose data do not, such as `conversation_id`. */
  scope?: JsonObject;
  /** The object of the message before its change: a client that was shown it is told that it no longer passes a filter. */
  before?: JsonObject;
}

export interface Connection {
  receive: (sent: SentMessage, sender?: Connection) => void;
}

export function createState(now: () => Date): SandboxState {
  return {
    operations: new Map(),
    channels: new Map(),
    store: new Store(),
    clock: new Clock(now),
    credentials: new Map(),
    repeatable: new Map(),
    listeners: new Set(),
    connections: new Set(),
    sent: [],
    requestCount: 0,
  };
}
