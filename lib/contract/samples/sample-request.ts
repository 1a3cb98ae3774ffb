import { formType, idempotencyHeader } from 'openapi-sandbox';
import { isInSample } from 'openapi-sandbox/build';
import type { ResolvedOperation } from '../get-operation';
import type { MediaType, OpenApiDocument, Schema } from '../openapi-schema';
import { resolveReference } from '../resolve-reference';
import type { FormPart, SampleRequest } from './types';

/** The API key in samples, which readers replace with their own. */
const sampleKey = 'sk_test_YOUR_API_KEY';

/** Operations whose result is used up or expires within minutes: whoever runs their sample again wants a new one. */
const shortLived = new Set(['createSocketTicket', 'createWidgetSession', 'requestAccountQr']);

/** Returns the idempotency key of an operation's sample; each has its own, because a key is good for one body only. */
function getSampleIdempotencyKey(operationId: string): string {
  return `${operationId.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}-48213`;
}

/** Builds an operation's request from examples of the contract: required parameters, those marked with `x-in-sample`, and the body's first example. */
export function buildSampleRequest(document: OpenApiDocument, operation: ResolvedOperation): SampleRequest {
  const [type, media] = chooseMediaType(operation);
  const value = Object.values(media?.examples ?? {})[0]?.value;
  const isForm = type === formType;
  return {
    method: operation.method.toUpperCase(),
    isStream: isStream(operation),
    url: `${document.servers[0]?.url ?? ''}${fillPath(operation)}${fillQuery(operation)}`,
    headers: getHeaders(operation, isForm ? undefined : type),
    value,
    json: isForm ? undefined : value,
    form: isForm && media ? toFormParts(document, media, value as Record<string, unknown>) : undefined,
  };
}

/** Prefers a form, which sends files as they are, over the first media type, which is JSON. */
function chooseMediaType({ body }: ResolvedOperation): [string, MediaType] | [undefined, undefined] {
  const entries = Object.entries(body?.content ?? {});
  return entries.find(([type]) => type === formType) ?? entries[0] ?? [undefined, undefined];
}

function fillPath({ path, parameters }: ResolvedOperation): string {
  return path.replace(/\{([^{}]+)\}/g, (_, name: string) => {
    const parameter = parameters.find((candidate) => candidate.in === 'path' && candidate.name === name);
    return encodeURIComponent(String(parameter?.example ?? name));
  });
}

function fillQuery({ parameters }: ResolvedOperation): string {
  const query = new URLSearchParams(
    parameters
      .filter((parameter) => parameter.in === 'query' && isInSample(parameter))
      .map(({ name, example }) => [name, String(example ?? '')]),
  );
  return query.size > 0 ? `?${query}`.replaceAll('+', '%20') : '';
}

function isStream({ responses }: ResolvedOperation): boolean {
  return responses.some(({ response }) => response.content?.['text/event-stream'] !== undefined);
}

function getHeaders(operation: ResolvedOperation, contentType: string | undefined): SampleRequest['headers'] {
  const inHeader = operation.parameters.filter((parameter) => parameter.in === 'header');
  const isRepeatable = inHeader.some(({ name }) => name === idempotencyHeader) && !shortLived.has(operation.id);
  return [
    { name: 'Authorization', value: `Bearer ${sampleKey}` },
    ...(isStream(operation) ? [{ name: 'Accept', value: 'text/event-stream' }] : []),
    ...(contentType ? [{ name: 'Content-Type', value: contentType }] : []),
    ...inHeader.filter(isInSample).map(({ name, example }) => ({ name, value: String(example ?? '') })),
    ...(isRepeatable ? [{ name: idempotencyHeader, value: getSampleIdempotencyKey(operation.id) }] : []),
  ];
}

function toFormParts(document: OpenApiDocument, media: MediaType, value: Record<string, unknown>): FormPart[] {
  const properties = getProperties(document, media.schema ?? {});
  return Object.entries(value ?? {}).flatMap(([name, item]) => {
    const schema = resolveReference<Schema>(document, properties[name] ?? {});
    const itemSchema = schema.items ? resolveReference<Schema>(document, schema.items) : schema;
    const isFile = itemSchema.contentMediaType !== undefined || itemSchema.format === 'binary';
    const contentType = media.encoding?.[name]?.contentType?.split(',')[0]?.trim();
    return [item].flat().map((single) => ({
      name,
      value: typeof single === 'string' ? single : JSON.stringify(single),
      isFile,
      contentType: isFile ? contentType : undefined,
    }));
  });
}

/** Returns the properties of a schema and of its alternatives. */
function getProperties(document: OpenApiDocument, reference: Schema): Record<string, Schema> {
  const { properties, oneOf = [], anyOf = [], allOf = [] } = resolveReference<Schema>(document, reference);
  const inside = [...oneOf, ...anyOf, ...allOf].map((part) => getProperties(document, part));
  return Object.assign({}, ...inside, properties);
}
