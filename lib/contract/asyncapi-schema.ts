import { z } from 'zod';
import { jsonSchema, referenceSchema, text, unrendered } from './openapi-schema';

const messageSchema = z.strictObject({
  name: z.string(),
  summary: text,
  description: text,
  payload: jsonSchema,
  examples: z
    .array(z.strictObject({ name: z.string(), summary: text, payload: z.unknown(), headers: unrendered }))
    .exactOptional(),
  /** The fields of a server-sent event around its data. */
  headers: unrendered,
  title: unrendered,
});

export type Message = z.output<typeof messageSchema>;

const channelSchema = z.strictObject({
  address: z.string(),
  messages: z.record(z.string(), z.union([referenceSchema, messageSchema])),
  // Pages say this in their own words.
  title: unrendered,
  summary: unrendered,
  description: unrendered,
  servers: unrendered,
  tags: unrendered,
  externalDocs: unrendered,
  bindings: unrendered,
});

const messagesSchema = z.array(z.union([referenceSchema, messageSchema]));

/** Written from the client's point of view: it sends, or it receives. */
const operationSchema = z.strictObject({
  action: z.enum(['send', 'receive']),
  channel: referenceSchema,
  /** All messages of the channel if omitted. */
  messages: messagesSchema.exactOptional(),
  reply: z.strictObject({ channel: unrendered, messages: messagesSchema }).exactOptional(),
  bindings: unrendered,
  title: unrendered,
  summary: unrendered,
  description: unrendered,
  tags: unrendered,
  security: unrendered,
});

/** An AsyncAPI 3.0 document as the site renders it: bundled, with references only where the reference follows them. */
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
