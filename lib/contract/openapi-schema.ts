import { type HttpMethod, parameterLocations, type SandboxRule, type Schema } from 'openapi-sandbox';
import type { ResourceExtension } from 'openapi-sandbox/build';
import { z } from 'zod';

/** A text that may be left out. */
export const text = z.string().exactOptional();
const number = z.number().exactOptional();
const flag = z.boolean().exactOptional();

/** Keywords that the site publishes with the contract but does not render. */
export const unrendered = z.unknown().exactOptional();

/** The keywords of a JSON Schema that hold no other schema. */
const keywordsSchema = z.strictObject({
  $ref: text,
  type: z.union([z.string(), z.array(z.string())]).exactOptional(),
  title: text,
  description: text,
  format: text,
  pattern: text,
  enum: z.array(z.unknown()).exactOptional(),
  const: z.unknown().exactOptional(),
  default: z.unknown().exactOptional(),
  examples: z.array(z.unknown()).exactOptional(),
  minimum: number,
  maximum: number,
  exclusiveMinimum: number,
  exclusiveMaximum: number,
  minLength: number,
  maxLength: number,
  minItems: number,
  maxItems: number,
  uniqueItems: flag,
  minProperties: number,
  maxProperties: number,
  required: z.array(z.string()).exactOptional(),
  contentMediaType: text,
  contentEncoding: text,
  deprecated: flag,
  /** For generators of clients: pages show the alternatives, whose constants say the same. */
  discriminator: z
    .strictObject({ propertyName: z.string(), mapping: z.record(z.string(), z.string()) })
    .exactOptional(),
  // Descriptions explain these.
  not: unrendered,
  writeOnly: unrendered,
});

const innerSchema = z.lazy(() => jsonSchema);
const innerSchemas = z.array(innerSchema).exactOptional();

export const jsonSchema: z.ZodType<Schema> = keywordsSchema.extend({
  properties: z.record(z.string(), innerSchema).exactOptional(),
  additionalProperties: z.union([z.boolean(), innerSchema]).exactOptional(),
  propertyNames: innerSchema.exactOptional(),
  items: innerSchema.exactOptional(),
  oneOf: innerSchemas,
  anyOf: innerSchemas,
  allOf: innerSchemas,
});

export const referenceSchema = z.strictObject({ $ref: z.string() });

export type Reference = z.output<typeof referenceSchema>;

const parameterSchema = z.strictObject({
  name: z.string(),
  in: z.enum(parameterLocations),
  required: flag,
  description: z.string(),
  schema: jsonSchema,
  /** Samples and pages write it into an address or a header. */
  example: z.union([z.string(), z.number(), z.boolean()]).exactOptional(),
  /** True for an optional parameter without which the sample would not get the response beside it. */
  'x-in-sample': flag,
});

export type Parameter = z.output<typeof parameterSchema>;

const headerSchema = z.strictObject({
  description: text,
  schema: jsonSchema.exactOptional(),
  example: z.unknown().exactOptional(),
});

export type Header = z.output<typeof headerSchema>;

const mediaTypeSchema = z.strictObject({
  schema: jsonSchema.exactOptional(),
  examples: z.record(z.string(), z.strictObject({ summary: text, value: z.unknown() })).exactOptional(),
  encoding: z.record(z.string(), z.strictObject({ contentType: text })).exactOptional(),
});

export type MediaType = z.output<typeof mediaTypeSchema>;

const requestBodySchema = z.strictObject({
  description: text,
  /** Not rendered: where a body may be left out, its description says what happens then. */
  required: flag,
  content: z.record(z.string(), mediaTypeSchema),
});

export type RequestBody = z.output<typeof requestBodySchema>;

const responseSchema = z.strictObject({
  description: z.string(),
  /** Not rendered: they are the same for most operations, and pages explain them in words. */
  headers: z.record(z.string(), z.union([referenceSchema, headerSchema])).exactOptional(),
  content: z.record(z.string(), mediaTypeSchema).exactOptional(),
});

export type Response = z.output<typeof responseSchema>;

const anyResponseSchema = z.union([referenceSchema, responseSchema]);

/** The statuses with which operations succeed; samples read JSON or a stream from all of them. */
const successStatuses: readonly string[] = ['200', '201', '202'];

/** Returns whether pages show the response with a status. */
function isRendered(status: string): boolean {
  return successStatuses.includes(status) || /^[45]\d\d$/.test(status);
}

const parametersSchema = z.array(z.union([referenceSchema, parameterSchema])).exactOptional();

/** Alternative ways to authenticate. Pages and samples take for granted that an API key is one of them. */
const securitySchema = z
  .array(
    z.union([z.strictObject({ apiKey: z.array(z.string()) }), z.strictObject({ sessionToken: z.array(z.string()) })]),
  )
  .refine((ways) => ways.some((way) => 'apiKey' in way), 'must name apiKey, which pages and samples use');

/** The parts of a request that a rule of the sandbox can match. */
const inputLocations = ['body', 'query', 'path', 'header'] as const;

/** Parses a `SandboxRule`, which explains the fields. */
const sandboxRuleSchema = z.strictObject({
  when: z
    .record(z.templateLiteral([z.enum(inputLocations), '.', z.string().min(1)]), z.string())
    .refine((when) => Object.keys(when).length > 0, 'must name at least one place of the request'),
  response: z.string(),
  example: z.string(),
  summary: text,
}) satisfies z.ZodType<SandboxRule>;

export type { SandboxRule, Schema };

/** A rule of the whole contract: it matches the key, which every request has, and its summary is that of an example of each operation. */
const sharedRuleSchema = sandboxRuleSchema.extend({
  when: z.strictObject({ 'header.Authorization': z.string() }),
  summary: z.string(),
});

const operationSchema = z.strictObject({
  operationId: z.string(),
  summary: z.string(),
  description: z.string(),
  tags: z.array(z.string()),
  deprecated: flag,
  /** An API key if omitted. */
  security: securitySchema.exactOptional(),
  /** The scope that the API key needs. */
  'x-required-scope': z.enum(['read', 'write', 'verify']).exactOptional(),
  parameters: parametersSchema,
  requestBody: z.union([referenceSchema, requestBodySchema]).exactOptional(),
  responses: z
    .record(z.string(), anyResponseSchema)
    .refine(
      (responses) => Object.keys(responses).every(isRendered),
      `must have no statuses but ${successStatuses.join(', ')} and those of errors, such as 404`,
    ),
  'x-sandbox': z.array(sandboxRuleSchema).exactOptional(),
  'x-sandbox-resource': z.custom<ResourceExtension>().exactOptional(),
});

export type Operation = z.output<typeof operationSchema>;

/** Requests to a customer's server: published, but not rendered. */
const webhookSchema = operationSchema.extend({
  security: z.tuple([]).exactOptional(),
  responses: z.record(z.string(), anyResponseSchema),
});

function createPathItemSchema<Schema extends z.ZodType>(schema: Schema) {
  const method = schema.exactOptional();
  const methods = { get: method, post: method, put: method, patch: method, delete: method };
  return z.strictObject({ parameters: parametersSchema, ...(methods satisfies Record<HttpMethod, unknown>) });
}

const pathItemSchema = createPathItemSchema(operationSchema);

export type PathItem = z.output<typeof pathItemSchema>;

/** An OpenAPI 3.1 document as the site renders it: bundled, with references only where the reference follows them. */
export const openApiSchema = z.looseObject({
  openapi: z.string(),
  info: z.looseObject({ title: z.string(), version: z.string(), description: text }),
  servers: z.array(z.looseObject({ url: z.string(), description: text })).min(1),
  tags: z.array(z.looseObject({ name: z.string(), description: z.string() })),
  paths: z.record(z.string(), pathItemSchema),
  /** Rules of each operation that has their status and example, after its own. */
  'x-sandbox': z.array(sharedRuleSchema).exactOptional(),
  /** Requests that the platform sends to a customer's server; they are not operations of the API. */
  webhooks: z.record(z.string(), createPathItemSchema(webhookSchema)).exactOptional(),
  components: z.looseObject({
    schemas: z.record(z.string(), jsonSchema),
    parameters: z.record(z.string(), parameterSchema).exactOptional(),
    responses: z.record(z.string(), responseSchema).exactOptional(),
    headers: z.record(z.string(), headerSchema).exactOptional(),
    securitySchemes: z.record(z.string(), z.looseObject({ type: z.string(), scheme: text, description: text })),
  }),
});

export type OpenApiDocument = z.output<typeof openApiSchema>;
