import { idempotencyHeader } from '../core/headers';
import type { JsonObject } from '../core/json';
import type { Schema } from '../core/json-schema';
import {
  type HttpMethod,
  httpMethods,
  type ParameterLocation,
  parameterLocations,
  type SandboxResource,
  type SandboxRule,
} from '../core/operation';
import type { SandboxScheme } from '../core/security';
import { type Reference, resolveReference } from './resolve-reference';
import { resolveSecurity, type SecuredDocument, type SecurityRequirement } from './security';

/** A bundled OpenAPI 3.1 document, as far as the sandbox reads it. */
export interface OpenApiDocument extends SecuredDocument {
  info: { title: string; version: string };
  paths: Record<string, PathItem>;
  /** Rules of each operation that has their status and example, after its own. */
  'x-sandbox'?: SandboxRule[];
}

interface PathItem extends Partial<Record<HttpMethod, Operation>> {
  parameters?: (Parameter | Reference)[];
}

interface Operation {
  operationId: string;
  security?: readonly SecurityRequirement[];
  parameters?: (Parameter | Reference)[];
  requestBody?: RequestBody | Reference;
  responses: Record<string, Response | Reference>;
  'x-sandbox'?: SandboxRule[];
  'x-sandbox-resource'?: ResourceExtension;
}

/** The extension `x-sandbox-resource` of an operation: what the core reads, and what is only needed to build it. */
export interface ResourceExtension extends SandboxResource {
  /** Objects of the collection beside those of the examples. */
  seeds?: JsonObject[];
  /** Fields that the objects of the examples have here in place of their own. */
  seed?: JsonObject;
  /** The list of the response that has one item for each item of a list of the request. */
  perItem?: { response: string; request: string };
  /** Bytes that a file may have; 10 million if omitted. */
  maxFileBytes?: number;
}

export interface Parameter {
  name: string;
  in: ParameterLocation;
  required?: boolean;
  schema: Schema;
  style?: string;
  explode?: boolean;
  example?: string | number | boolean;
  /** True for an optional parameter without which the sample would not get the response beside it. */
  'x-in-sample'?: boolean;
}

export interface RequestBody {
  required?: boolean;
  content: Record<string, MediaType>;
}

export interface MediaType {
  schema?: Schema;
  examples?: Record<string, { summary?: string; value: unknown }>;
  encoding?: Record<string, { contentType?: string }>;
}

interface Response {
  description: string;
  headers?: Record<string, Header | Reference>;
  content?: Record<string, MediaType>;
}

export interface Header {
  example?: unknown;
}

/** An operation with its references resolved and the parameters of its path merged in. */
export interface ResolvedOperation {
  id: string;
  method: HttpMethod;
  path: string;
  /** Alternatives, each with all that it asks for. */
  security: SandboxScheme[][];
  parameters: Parameter[];
  body: RequestBody | undefined;
  responses: ResolvedResponse[];
  rules: Required<SandboxRule>[];
  resource: ResourceExtension;
}

interface ResolvedResponse<Value extends object = Response> {
  status: string;
  response: Value;
}

/** Lists every operation of a document, in the order of its paths. */
export function listOperations(document: OpenApiDocument): ResolvedOperation[] {
  return listMethods(document.paths).map((found) => resolveOperation(document, found));
}

/** An operation where a document has it. */
export interface FoundOperation<Item extends Partial<Record<HttpMethod, object>>> {
  path: string;
  item: Item;
  method: HttpMethod;
  operation: NonNullable<Item[HttpMethod]>;
}

/** Lists the operations of paths, or of webhooks, as the document has them. */
export function listMethods<Item extends Partial<Record<HttpMethod, object>>>(
  items: Readonly<Record<string, Item>>,
): FoundOperation<Item>[] {
  return Object.entries(items).flatMap(([path, item]) =>
    httpMethods.flatMap((method) => {
      const operation = item[method];
      return operation ? [{ path, item, method, operation }] : [];
    }),
  );
}

function resolveOperation(
  document: OpenApiDocument,
  { path, item, method, operation }: FoundOperation<PathItem>,
): ResolvedOperation {
  const responses = resolveResponses<Response>(document, operation.responses);
  return {
    id: operation.operationId,
    method,
    path,
    security: resolveSecurity(document, operation.security),
    parameters: resolveParameters<Parameter>(document, item.parameters, operation.parameters),
    body: operation.requestBody && resolveReference<RequestBody>(document, operation.requestBody),
    responses,
    resource: operation['x-sandbox-resource'] ?? {},
    rules: resolveRules([...(operation['x-sandbox'] ?? []), ...(document['x-sandbox'] ?? [])], responses),
  };
}

/** Resolves the parameters of an operation and those of its path, which it can replace; in the order of `parameterLocations`. */
export function resolveParameters<Value extends Pick<Parameter, 'name' | 'in'>>(
  document: object,
  ofPath: readonly (Value | Reference)[] = [],
  ofOperation: readonly (Value | Reference)[] = [],
): Value[] {
  const resolve = (parameter: Value | Reference) => resolveReference<Value>(document, parameter) as Value;
  const own = ofOperation.map(resolve);
  const inherited = ofPath
    .map(resolve)
    .filter((parameter) => !own.some(({ name, in: location }) => name === parameter.name && location === parameter.in));
  return [...inherited, ...own].toSorted((a, b) => parameterLocations.indexOf(a.in) - parameterLocations.indexOf(b.in));
}

/** Returns whether samples send a parameter. The idempotency key is added where an operation takes one, with a value of its own. */
export function isInSample({ name, required, ...parameter }: Omit<Parameter, 'schema'>): boolean {
  return name !== idempotencyHeader && Boolean(required || parameter['x-in-sample']);
}

/** Resolves the responses of an operation, in ascending order of status. */
export function resolveResponses<Value extends object>(
  document: object,
  responses: Readonly<Record<string, Value | Reference>>,
): ResolvedResponse<Value>[] {
  return Object.entries(responses)
    .map(([status, response]) => ({ status, response: resolveReference<Value>(document, response) as Value }))
    .sort((a, b) => a.status.localeCompare(b.status));
}

/** Returns the rules whose examples the responses have; the others are another operation's. */
export function resolveRules(
  rules: readonly SandboxRule[],
  responses: readonly ResolvedResponse<Pick<Response, 'content'>>[],
): Required<SandboxRule>[] {
  return rules.flatMap((rule) => {
    const { content = {} } = responses.find(({ status }) => status === rule.response)?.response ?? {};
    const example = Object.values(content).find(({ examples }) => examples?.[rule.example])?.examples?.[rule.example];
    return example ? [{ ...rule, summary: rule.summary ?? example.summary ?? rule.example }] : [];
  });
}
