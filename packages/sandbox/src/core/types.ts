import type { HttpMethod } from '../http-methods';
import type { SandboxRule, Schema } from '../json-schema';
import type { parameterLocations } from '../parameter-locations';

/*
 * What the sandbox reads, gets and returns. All of it is data: the same operations are published as JSON for the dialog and lie in
 * sandbox.mjs. Nothing here needs a browser or Node.
 */

/** An operation as the sandbox and the dialog need it, with its texts in one language. */
export interface SandboxOperation {
  id: string;
  method: HttpMethod;
  /** With its parameters in braces, such as `/v1/wa/contacts/{contact_id}`. */
  path: string;
  summary: string;
  takesSessionToken: boolean;
  parameters: SandboxParameter[];
  /** Absent where the operation takes no body. */
  body?: SandboxRequestBody;
  /** Every documented response, in ascending order of status. */
  responses: SandboxResponseSpec[];
  /** Which input gives which example; the first row that matches wins. */
  rows: Required<SandboxRule>[];
  /** What `#/components/schemas/…` in parameters and body refers to. */
  schemas: Record<string, Schema>;
  /** The published sample images, for an operation that takes images. */
  images?: SampleImage[];
  /** What the operation does to what has been created; absent where it does nothing. */
  resource?: SandboxResource;
  /** By parameter of the path, the collection that has to have an object with this id. */
  parents: Record<string, string>;
  /** The fields of the request that the response repeats. */
  echo: SandboxEcho;
  /** Seconds for which the result is valid, where `expires_at` is the only time in it. */
  lifetime?: number;
  /** The event that a successful call causes, and the one that a failed check or payment causes. */
  event?: SandboxEvent;
  failureEvent?: SandboxEvent;
  /** The events that the stream sends, for an operation that responds with one. */
  stream?: SandboxEvent[];
}

export interface SandboxParameter {
  name: string;
  in: (typeof parameterLocations)[number];
  required: boolean;
  description: string;
  schema: Schema;
  example?: string | number | boolean;
  /** Whether the operation's samples send it. */
  isInSample: boolean;
}

export interface SandboxRequestBody {
  required: boolean;
  description?: string;
  /** By media type, the one that samples prefer first. */
  content: Record<string, SandboxMedia>;
  /** How many bytes one file may have, where the operation takes files. */
  maxFileBytes?: number;
}

export interface SandboxMedia {
  schema: Schema;
  /** By field of a form, the media types that its files may have. */
  encoding: Record<string, string[]>;
  examples: Record<string, SandboxExample>;
}

interface SandboxExample {
  summary?: string;
  /** Of a form: the fields, with the name of a file as the value of a file. */
  value: unknown;
}

export interface SandboxResponseSpec {
  status: string;
  description: string;
  /** Examples of the headers by name. */
  headers: Record<string, string>;
  /** Absent for a response without a body. */
  mediaType?: string;
  /** Whatever the response can hold, by name; the first is the default. */
  examples: Record<string, SandboxExample>;
}

/** A sample image that the site publishes, recognised by its bytes whatever it is called. */
export interface SampleImage {
  name: string;
  size: number;
  /** As `hashBytes` computes it. */
  hash: string;
}

/** What an operation does to the objects of a collection. */
export interface SandboxResource {
  /** The path of the collection, such as `/v1/wa/contacts`. */
  collection: string;
  action: 'create' | 'list' | 'read' | 'update' | 'delete' | 'clear' | 'link';
  /** The parameter of the path that names the object. */
  parameter?: string;
  /** The field of the response that holds the object's id, where it is not `id`. */
  idField?: string;
  /** The collection that `link` takes the object from. */
  from?: string;
  /** What has become of a created object when it is read the next time; the text `now` stands for the time. */
  settled?: Record<string, unknown>;
  /** What every object of the collection has in test mode, whatever the examples show. */
  inTestMode?: Record<string, unknown>;
}

export interface SandboxEcho {
  fields: string[];
  /** What the response has for a field that the request leaves out; without an entry the response has no such field. */
  defaults: Record<string, unknown>;
  /** The list of the response that has one item for each item of a list of the request. */
  perItem?: { response: string; request: string };
}

/** An event as the stream and webhooks carry it. */
export interface SandboxEvent {
  id: string;
  type: string;
  mode: 'live' | 'test';
  created_at: string;
  request_id?: string;
  data: Record<string, unknown>;
}

/** A channel as the sandbox and the dialog need it, with its texts in one language. */
export interface SandboxChannel {
  id: string;
  /** Such as `/v1/wa/sockets/inbox`. */
  path: string;
  summary: string;
  /** What the server sends, in the order of the contract. */
  received: SandboxMessage[];
  /** What the client may send. */
  sent: SandboxSentMessage[];
  /** What the schemas of the sent messages refer to. */
  schemas: Record<string, Schema>;
}

export interface SandboxMessage {
  name: string;
  summary: string;
  examples: SandboxExample[];
}

interface SandboxSentMessage extends SandboxMessage {
  schema: Schema;
  /** The name of the message with which the server answers it. */
  reply?: string;
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

export type SandboxBody = { kind: 'text'; text: string } | { kind: 'form'; parts: SandboxPart[] };

export interface SandboxPart {
  name: string;
  value: string | SandboxFile;
}

export interface SandboxFile {
  name: string;
  type: string;
  bytes: Uint8Array;
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
  /** The event that the call has caused; the stream carries it, and a webhook does. */
  event?: SandboxEvent;
}

/** Something that the server sends on its own. */
export interface SandboxPiece {
  /** Milliseconds after the piece before it. */
  delay: number;
  text: string;
}

/** One connection to a channel. */
export interface SandboxSocket {
  /** What the server sends by itself. */
  pieces: SandboxPiece[];
  /** Set when the connection is refused: it is opened and closed at once. */
  close?: SandboxClose;
  /** What the server does about a message of the client. */
  receive: (text: string) => SandboxReply;
  /** What the server does every 30 seconds: it asks whether the client is there, or closes. */
  beat: () => SandboxReply;
}

export interface SandboxReply {
  send: string[];
  close?: SandboxClose;
}

interface SandboxClose {
  code: number;
  reason: string;
}

/** What makes a sandbox deterministic: its clock, and where its ids come from. */
export interface SandboxSettings {
  now: () => Date;
  /** A text of letters and digits of a length. */
  randomText: (length: number) => string;
  /** Milliseconds between two things that the server sends on its own; 1,000 if omitted. */
  pause?: number;
}

export interface Sandbox {
  /** Adds operations and channels that are not there yet; what has been created stays. */
  add: (operations: readonly SandboxOperation[], channels?: readonly SandboxChannel[]) => void;
  respond: (request: SandboxRequest) => SandboxResponse;
  /** Opens a socket, whose ticket is in the query. */
  connect: (url: string) => SandboxSocket;
  /** Lets one of the contract's events happen in a workspace, as if the platform had caused it; `undefined` for an unknown type. */
  emit: (type: string, workspace?: string) => SandboxEvent | undefined;
  /** Hears of each event and of the workspace in which it happens: the client's key, or empty. Returns a function that ends it. */
  onEvent: (listener: (event: SandboxEvent, workspace: string) => void) => () => void;
}
