import { sample } from 'openapi-sampler';
import { isPlainObject, type JsonObject } from '../core/json';
import { isJson } from '../core/media-type';
import { httpMethods } from '../core/operation';
import { deriveResources } from './derive-resources';
import type { MediaType, OpenApiDocument } from './openapi';
import { type Reference, resolveReference } from './resolve-reference';
import { upgradeSchemas } from './upgrade-schemas';

/** Names the example that stands alone in the contract, or is made from the schema. */
const exampleName = 'example';

/** Fills in what the sandbox needs and any OpenAPI 3.0 or 3.1 document may leave out: ids of operations, and examples. */
export function normalizeDocument(source: object): OpenApiDocument {
  const { openapi } = source as { openapi?: string };
  const document: JsonObject = { ...(openapi?.startsWith('3.0') ? (upgradeSchemas(source) as object) : source) };
  const items = Object.entries((document.paths ?? {}) as Record<string, JsonObject>).map(([path, reference]) => {
    const item = resolveReference<JsonObject>(document, reference);
    const methods = httpMethods.flatMap((method) => {
      const operation = item[method];
      return isPlainObject(operation) ? [[method, normalizeOperation(document, operation, method, path)] as const] : [];
    });
    return [path, { ...item, parameters: toParameters(document, item.parameters), ...Object.fromEntries(methods) }];
  });
  return deriveResources({ ...document, paths: Object.fromEntries(items) } as unknown as OpenApiDocument);
}

function normalizeOperation(document: object, operation: JsonObject, method: string, path: string): JsonObject {
  const { requestBody } = operation;
  return {
    ...operation,
    operationId: operation.operationId ?? `${method.toUpperCase()} ${path}`,
    parameters: toParameters(document, operation.parameters),
    ...(isPlainObject(requestBody) && { requestBody: toRequestBody(document, requestBody) }),
    responses: toResponses(document, (operation.responses ?? {}) as Record<string, JsonObject>),
  };
}

/** Leaves out cookies, which only authenticate here, and gives each parameter a schema. */
function toParameters(document: object, parameters: unknown): JsonObject[] {
  const list = Array.isArray(parameters) ? parameters : [];
  return list
    .map((reference: JsonObject) => resolveReference<JsonObject>(document, reference))
    .filter(({ in: location }) => location !== 'cookie')
    .map((parameter) => {
      const { schema = {}, examples } = parameter;
      const [example] = Object.values((examples ?? {}) as Record<string, JsonObject>);
      const value = parameter.example ?? example?.value ?? findSchemaExample(document, schema as JsonObject);
      const own = typeof value === 'object' || value === undefined ? {} : { example: value };
      return { ...parameter, schema, ...own };
    });
}

function findSchemaExample(document: object, reference: JsonObject): unknown {
  const schema = resolveReference<JsonObject>(document, reference);
  const { examples } = schema;
  return schema.example ?? (Array.isArray(examples) ? examples[0] : undefined) ?? schema.default;
}

function toRequestBody(document: object, reference: JsonObject): JsonObject {
  const body = resolveReference<JsonObject>(document, reference);
  const content = Object.entries((body.content ?? {}) as Record<string, MediaType>);
  return { ...body, content: Object.fromEntries(content.map(([type, media]) => [type, toExamples(document, media)])) };
}

/** Gives statuses a number: `2XX` is 200, and `default` is the success where there is no other. */
function toResponses(document: object, responses: Record<string, JsonObject>): Record<string, JsonObject> {
  const hasSuccess = Object.keys(responses).some((status) => /^[23]/.test(status));
  const entries = Object.entries(responses).map(([status, reference]) => {
    const name = status === 'default' && !hasSuccess ? '200' : status.replace(/^([2345])XX$/i, '$100');
    return [name, toResponse(document, resolveReference<JsonObject>(document, reference))] as const;
  });
  const known = Object.fromEntries(entries);
  return Object.keys(known).some((status) => /^[23]/.test(status)) ? known : { ...known, '200': { description: '' } };
}

/** Of several media types, the sandbox responds with JSON. */
function toResponse(document: object, response: JsonObject): JsonObject {
  const content = Object.entries((response.content ?? {}) as Record<string, MediaType>);
  const [type, media] = content.find(([name]) => isJson(name)) ?? content[0] ?? [];
  if (type === undefined || media === undefined) return { ...response, content: undefined };
  const isText = !isJson(type);
  return { ...response, content: { [type.replace('*/*', 'application/json')]: toSample(document, media, isText) } };
}

/** Gives a response an example: that of the contract, or one that is made from its schema. */
function toSample(document: object, media: MediaType, isText: boolean): MediaType {
  const own = toExamples(document, media);
  if (own.examples && Object.keys(own.examples).length > 0) return own;
  if (isText || !media.schema) return { ...own, examples: { [exampleName]: { value: isText ? '' : {} } } };
  return {
    ...own,
    examples: { [exampleName]: { value: sample(media.schema as JsonObject, { quiet: true }, document) } },
  };
}

function toExamples(document: object, media: MediaType & { example?: unknown }): MediaType {
  const { example, examples, ...others } = media;
  if (example !== undefined) return { ...others, examples: { [exampleName]: { value: example } } };
  const named = Object.entries(examples ?? {}).map(([name, reference]) => [
    name,
    resolveReference<{ value: unknown }>(document, reference as { value: unknown } | Reference),
  ]);
  const shown = named.filter(([, value]) => 'value' in (value as object));
  return shown.length > 0 ? { ...others, examples: Object.fromEntries(shown) } : others;
}
