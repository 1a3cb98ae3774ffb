/** The part of OpenAPI 3.1 that the contract uses. The names are OpenAPI's own. */
export interface OpenApiDocument {
  openapi: string;
  info: { title: string; version: string; description?: string };
  servers: { url: string; description?: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, PathItem>;
  /** Requests that the platform sends to a customer's server; they are not operations of the API. */
  webhooks?: Record<string, PathItem>;
  components: {
    schemas: Record<string, Schema>;
    parameters?: Record<string, Parameter>;
    responses?: Record<string, Response>;
    headers?: Record<string, Header>;
    securitySchemes: Record<string, { type: string; scheme?: string; description?: string }>;
  };
}

export const httpMethods = ['get', 'post', 'put', 'patch', 'delete'] as const;
export type HttpMethod = (typeof httpMethods)[number];

export type PathItem = { parameters?: (Parameter | Reference)[] } & { [Method in HttpMethod]?: Operation };

export interface Operation {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  deprecated?: boolean;
  /** Alternative ways to authenticate, each by the names of its security schemes; an API key if omitted. */
  security?: Record<string, string[]>[];
  parameters?: (Parameter | Reference)[];
  requestBody?: RequestBody | Reference;
  responses: Record<string, Response | Reference>;
}

export interface Reference {
  $ref: string;
}

/** Locations of parameters, in the order in which the reference lists them. */
export const parameterLocations = ['path', 'query', 'header'] as const;

export interface Parameter {
  name: string;
  in: (typeof parameterLocations)[number];
  required?: boolean;
  description: string;
  schema: Schema;
  example?: unknown;
}

export interface RequestBody {
  description?: string;
  required?: boolean;
  content: Record<string, MediaType>;
}

export interface Response {
  description: string;
  headers?: Record<string, Header | Reference>;
  content?: Record<string, MediaType>;
}

export interface Header {
  description?: string;
  schema?: Schema;
  example?: unknown;
}

export interface MediaType {
  schema?: Schema;
  examples?: Record<string, Example>;
  encoding?: Record<string, { contentType?: string }>;
}

interface Example {
  summary?: string;
  value: unknown;
}

/** A JSON Schema of draft 2020-12. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  title?: string;
  description?: string;
  format?: string;
  pattern?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  examples?: unknown[];
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  minProperties?: number;
  maxProperties?: number;
  required?: string[];
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  propertyNames?: Schema;
  items?: Schema;
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
  contentMediaType?: string;
  contentEncoding?: string;
  deprecated?: boolean;
}
