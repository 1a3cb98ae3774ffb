import type { Schema } from './json-schema';
import type { SandboxScheme } from './security';
import type { Effect } from './state/effects';
import type { Seeds } from './state/store';
import type { Condition, Template } from './state/template';

/*
 * Operations as the sandbox reads them. All of it is data: a site can publish the same operations as JSON for its pages, and a program
 * can carry them with it.
 */

/** The methods of operations, in the order in which those of a path are listed. */
export const httpMethods = ['get', 'post', 'put', 'patch', 'delete'] as const;
export type HttpMethod = (typeof httpMethods)[number];

/** Locations of parameters, in the order in which they are validated and listed. */
export const parameterLocations = ['path', 'query', 'header'] as const;
export type ParameterLocation = (typeof parameterLocations)[number];

/** An operation of the contract, with its texts in one language. */
export interface SandboxOperation {
  id: string;
  method: HttpMethod;
  /** With its parameters in braces, such as `/v1/wa/contacts/{contact_id}`. */
  path: string;
  /** Alternatives to authenticate, each with all that it asks for; empty where nothing is asked for. */
  security: SandboxScheme[][];
  parameters: SandboxParameter[];
  /** Absent where the operation takes no body. */
  body?: SandboxRequestBody;
  /** Every documented response, in ascending order of status. */
  responses: SandboxResponseSpec[];
  /** Rules that choose an example by the input; the first that matches wins. */
  rules: Required<SandboxRule>[];
  /** Schemas by name, to which `#/components/schemas/…` in parameters and body refers. */
  schemas: Record<string, Schema>;
  /** The published sample images, for an operation that takes images. */
  images?: SampleImage[];
  /** Says what the operation does to objects. */
  resource: SandboxResource;
  /** By parameter of the path, the collection that has to have an object with this id. */
  parents: Record<string, string>;
  /** The contract's examples of the objects that the operation reads or changes. */
  seeds: Seeds;
  /** The field that is the key of these objects, by path; `id` for all others. */
  seedKeys?: Record<string, string>;
  /** The fields of the request that the response repeats. */
  echo: SandboxEcho;
  /** The contract's examples of the events that a call can emit; of all events, for an operation that streams them. */
  events: SandboxEvent[];
  /** The collection that lists events. */
  eventCollection: string;
  /** True where the operation responds with a stream of events. */
  isStream?: boolean;
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
  schema: Schema;
  example?: string | number | boolean;
  /** The style in which lists and objects are written, as in OpenAPI. */
  style?: string;
  explode?: boolean;
  /** True where the operation's samples send it. */
  isInSample: boolean;
}

export interface SandboxRequestBody {
  required: boolean;
  /** By media type, the one that samples prefer first. */
  content: Record<string, SandboxMedia>;
  /** Bytes that one file may have, where the operation takes files. */
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
  /** Examples of the body by name; the first is the default. */
  examples: Record<string, SandboxExample>;
}

/** A sample image that is published, recognised by its bytes whatever it is called. */
export interface SampleImage {
  name: string;
  size: number;
  /** As `hashBytes` computes it. */
  hash: string;
}

/**
 * Says what an operation does to objects: `x-sandbox-resource` of a contract, completed from path and method. Templates know `request` (the
 * body), `path`, `query`, `requestId`, `object` (what the last parameter of the path names), `isExample` (whether that is one of the
 * contract's examples), `response` (its body so far), and what `let` names.
 */
export interface SandboxResource {
  /** The path of the collection, which may have parameters and expressions. An empty text, or absent, where the call is about none. */
  collection?: string;
  action?: 'create' | 'list' | 'read' | 'update' | 'delete';
  /** The parameter of the path that names the object; the last one if omitted. */
  parameter?: string;
  /** The field that is the key of objects; `id` if omitted. */
  id?: string;
  /** The field of a list that holds its items, `data` if omitted; an empty text where the response is the list itself. */
  list?: string;
  let?: Record<string, Template>;
  /** Problems beside those of `x-sandbox`, by what there is: the named example of a response. The first whose condition holds. */
  problems?: SandboxProblem[];
  /** Fields of the response, and of what is created or changed; each can refer to those before it. */
  set?: Record<string, Template>;
  /** The object to store of what is created, where it is not the response. */
  store?: Template;
  /** The whole response, in place of the contract's example. */
  response?: Template;
  /** Fields of each item of a list, which is `$item`. */
  item?: Record<string, Template>;
  effects?: Effect[];
  /** Effects of a call that gets a problem. */
  problemEffects?: Effect[];
  /** The field of the response that a client can authenticate with until `expires_at`, such as `token` or `ticket`. */
  credential?: string;
  /** The check that a session must have for its token to call the operation. */
  sessionCheck?: string;
}

interface SandboxProblem {
  when: Condition;
  /** A status of the operation, and the name of one of its examples. */
  response: string;
  example: string;
  errors?: { pointer: string; detail: string }[];
}

export interface SandboxEcho {
  fields: string[];
  /** Values for fields that the request leaves out; the response lacks a field that has none here. */
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
