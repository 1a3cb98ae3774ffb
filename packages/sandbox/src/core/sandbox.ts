import type { SandboxChannel } from './channel';
import type { SandboxFile } from './json';
import type { SandboxEvent, SandboxOperation } from './operation';
import type { Validate } from './validate';

/** A sandbox: a request in, a response out. It remembers what calls create. */
export interface Sandbox {
  /** Adds operations and channels that are not there yet; what has been created stays. */
  add: (operations: readonly SandboxOperation[], channels?: readonly SandboxChannel[]) => void;
  respond: (request: SandboxRequest) => SandboxResponse;
  /** Returns whether an address is that of a channel. */
  hasChannel: (url: string) => boolean;
  /** Opens a socket, whose ticket is in the query. */
  connect: (url: string) => SandboxSocket;
  /** Emits one of the contract's events in a workspace, as if the platform had triggered it; returns `undefined` for an unknown type. */
  emit: (type: string, workspace?: string) => SandboxEvent | undefined;
  /**
   * Moves the sandbox's clock forward, so that what is due on the way happens.
   * @param duration of ISO 8601 without years and months, such as `P2D` or `PT90S`
   * @returns the new time; `undefined` for a text that is no such duration, or one that leads past the year 9999
   */
  advance: (duration: string) => Date | undefined;
  /** Subscribes to events. Returns a function that ends the subscription. */
  onEvent: (listener: EventListener) => () => void;
}

/** Receives an event and the workspace in which it is emitted: the client's key, or an empty text. */
export type EventListener = (event: SandboxEvent, workspace: string) => void;

/** Gives a sandbox what would otherwise differ from run to run, and what its host decides. */
export interface SandboxSettings {
  now: () => Date;
  /** Returns a text of letters and digits of a length. */
  randomText: (length: number) => string;
  /** Milliseconds between two things that the server sends on its own; 1,000 if omitted. */
  pause?: number;
  /** Lists what is wrong with a value; the sandbox's own validator if omitted. */
  validate?: Validate;
  /** Paths that may stand in front of those of the operations, such as `/api/v2`. */
  basePaths?: readonly string[];
}

export interface SandboxRequest {
  /** In any case. */
  method: string;
  /** Path and query; an origin in front of them is ignored. */
  url: string;
  /** In any case. */
  headers: Record<string, string>;
  body?: SandboxBody;
}

export type SandboxBody =
  | { kind: 'text'; text: string }
  | { kind: 'bytes'; bytes: Uint8Array }
  | { kind: 'form'; parts: SandboxPart[] }
  /** A form that cannot be read. */
  | { kind: 'broken' }
  /** One that was not read to its end, because it has more bytes than the server takes. */
  | { kind: 'oversized'; limit: number };

export interface SandboxPart {
  name: string;
  value: string | SandboxFile;
}

export interface SandboxResponse {
  status: number;
  headers: Record<string, string>;
  /** Empty for a stream. */
  body: string;
  /** The operation that responded; absent for an unknown path. */
  operation?: string;
  /** The pieces of a stream of events. It stays open after the last. */
  stream?: SandboxPiece[];
  /** Set where no test input matched, so that the body is the contract's example and says nothing about the request. */
  isExample?: true;
}

/** Something that the server sends on its own. */
export interface SandboxPiece {
  /** Milliseconds after the piece before it. */
  delay: number;
  text: string;
}

/** One connection to a channel. */
export interface SandboxSocket {
  /** Messages that the server sends by itself, at first. */
  pieces: SandboxPiece[];
  /** Set when the connection is refused: it is opened and closed at once. */
  close?: SandboxClose;
  /** Returns what the server sends in reply to a message of the client. */
  receive: (text: string) => SandboxReply;
  /** Returns what the server does every 30 seconds: it asks whether the client is there, or closes. */
  ping: () => SandboxReply;
  /** Subscribes to messages that calls cause. Returns a function that ends the subscription. */
  subscribe: (send: (text: string) => void) => () => void;
}

export interface SandboxReply {
  send: string[];
  close?: SandboxClose;
}

interface SandboxClose {
  code: number;
  reason: string;
}
