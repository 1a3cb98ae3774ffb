import type { Schema } from './json-schema';
import type { ParameterLocation } from './parameter-locations';

/*
 * Operations as the sandbox reads them. All of it is data: a site can publish the same operations as JSON for its pages, and a program
 * can carry them with it.
 */

export type HttpMethod = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** An operation of the contract, with its texts in one language. */
export interface SandboxOperation {
  id: string;
  method: HttpMethod;
  /** With its parameters in braces, such as `/v1/wa/contacts/{contact_id}`. */
  path: string;
  summary: string;
  takesSessionToken: boolean;
  /** The check that a session must have for its token to call the operation. */
  sessionCheck?: string;
  parameters: SandboxParameter[];
  /** Absent where the operation takes no body. */
  body?: SandboxRequestBody;
  /** Every documented response, in ascending order of status. */
  responses: SandboxResponseSpec[];
  /** Which input gives which example; the first rule that matches wins. */
  rules: Required<SandboxRule>[];
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
  /** The event that a successful call triggers, and the one that a failed check or payment triggers. */
  event?: SandboxEvent;
  failureEvent?: SandboxEvent;
  /** The events that the stream sends, for an operation that responds with one. */
  stream?: SandboxEvent[];
}

/** A rule of the contract: in test mode, a request with this input gets this example. The first rule that matches decides. */
export interface SandboxRule {
  /** Values by input, such as `body.image` or `query.status`; all have to match. Of a list, one item has to. */
  when: Record<string, string>;
  /** A status of the operation. */
  response: string;
  /** The name of one of the examples of that status. */
  example: string;
  /** Meaning of the input; the summary of the example if omitted. */
  summary?: string;
}

export interface SandboxParameter {
  name: string;
  in: ParameterLocation;
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

export interface SandboxExample {
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

/** A sample image that is published, recognised by its bytes whatever it is called. */
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
  /** The state of a created object when it is read the next time; the text `now` stands for the time. */
  nextState?: Record<string, unknown>;
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
