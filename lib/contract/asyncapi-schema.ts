import { z } from 'zod';
import { jsonSchema, referenceSchema, text, undrawn } from './openapi-schema';

const messageSchema = z.strictObject({
  name: z.string(),
  summary: text,
  description: text,
  payload: jsonSchema,
  examples: z
    .array(z.strictObject({ name: z.string(), summary: text, payload: z.unknown(), headers: undrawn }))
    .exactOptional(),
  /** The fields of a server-sent event around its data. */
  headers: undrawn,
  title: undrawn,
});

export type Message = z.output<typeof messageSchema>;

const channelSchema = z.strictObject({
  address: z.string(),
  messages: z.record(z.string(), z.union([referenceSchema, messageSchema])),
  // Pages say this in their own words.
  title: undrawn,
  summary: undrawn,
  description: undrawn,
  servers: undrawn,
  tags: undrawn,
  externalDocs: undrawn,
  bindings: undrawn,
});

const messagesSchema = z.array(z.union([referenceSchema, messageSchema]));

/** Written from the client's point of view: it sends, or it receives. */
const operationSchema = z.strictObject({
  action: z.enum(['send', 'receive']),
  channel: referenceSchema,
  /** All messages of the channel if omitted. */
  messages: messagesSchema.exactOptional(),
  reply: z.strictObject({ channel: undrawn, messages: messagesSchema }).exactOptional(),
  bindings: undrawn,
  title: undrawn,
  summary: undrawn,
  description: undrawn,
  tags: undrawn,
  security: undrawn,
});

/** An AsyncAPI 3.0 document as the site draws it: bundled, with references only where the reference follows them. */
export const asyncApiSchema = z.looseObject({
  asyncapi: z.string(),
  servers: z
    .record(z.string(), z.looseObject({ host: z.string(), pathname: text, protocol: z.string() }))
    .exactOptional(),
  channels: z.record(z.string(), channelSchema),
  operations: z.record(z.string(), operationSchema),
  components: z.looseObject({ schemas: z.record(z.string(), jsonSchema) }),
});

export type AsyncApiDocument = z.output<typeof asyncApiSchema>;
