import type {
  SampleImage,
  SandboxEvent,
  SandboxMedia,
  SandboxOperation,
  SandboxParameter,
  SandboxRequestBody,
  SandboxResponseSpec,
} from '../core/operation';
import { formType } from '../core/read-form';
import { type AsyncApiDocument, listChannelMessages } from './asyncapi';
import { buildEcho } from './build-echo';
import { collectSchemas } from './collect-schemas';
import { isInSample } from './is-in-sample';
import {
  type Header,
  listOperations,
  type MediaType,
  type OpenApiDocument,
  type Parameter,
  type RequestBody,
  type ResolvedOperation,
} from './openapi';
import { resolveReference } from './resolve-reference';
import { getParents, getResource, operationMeta } from './resources';

/** Holds what operations are built from: both parts of the contract in one language, and the published images. */
export interface SandboxSource {
  openapi: OpenApiDocument;
  asyncapi: AsyncApiDocument;
  images: SampleImage[];
}

/** Builds every operation of a contract, in the order of its paths. */
export function buildSandboxOperations({ openapi, asyncapi, images }: SandboxSource): SandboxOperation[] {
  const operations = listOperations(openapi);
  const context = { document: openapi, operations, images, events: listEvents(asyncapi) };
  return operations.map((operation) => buildSandboxOperation(operation, context));
}

interface BuildContext {
  document: OpenApiDocument;
  operations: ResolvedOperation[];
  images: SampleImage[];
  events: SandboxEvent[];
}

function buildSandboxOperation(operation: ResolvedOperation, context: BuildContext): SandboxOperation {
  const { document, operations, images, events } = context;
  const { id, method, path, summary, takesSessionToken, rules } = operation;
  const parameters = operation.parameters.map(toParameter);
  const body = operation.body && toBody(id, operation.body);
  const media = Object.values(body?.content ?? {});
  const responses = operation.responses.map((response) => toResponse(document, response));
  const resource = getResource(operation, getShape(responses), operations);
  const { lifetime, sessionCheck, ...triggered } = operationMeta[id] ?? {};
  const event = events.find(({ type }) => type === triggered.event);
  const failureEvent = events.find(({ type }) => type === triggered.failureEvent);
  const isStream = operation.responses.some(({ response }) => response.content?.['text/event-stream']);
  const usedSchemas = [...parameters, ...media].map(({ schema }) => schema);
  return {
    id,
    method,
    path,
    summary,
    takesSessionToken,
    ...(sessionCheck && { sessionCheck }),
    parameters,
    ...(body && { body }),
    responses,
    rules,
    schemas: collectSchemas(document, usedSchemas),
    ...(takesImages(media) && { images }),
    ...(resource && { resource }),
    parents: getParents(path, Object.keys(document.paths)),
    echo: buildEcho(document, operation),
    ...(lifetime && { lifetime }),
    ...(event && { event }),
    ...(failureEvent && { failureEvent }),
    ...(isStream && { stream: events }),
  };
}

function toParameter(parameter: Parameter): SandboxParameter {
  const { name, in: location, required = false, description, schema, example } = parameter;
  return {
    name,
    in: location,
    required,
    description,
    schema,
    ...(example !== undefined && { example }),
    isInSample: isInSample(parameter),
  };
}

function toBody(id: string, body: RequestBody): SandboxRequestBody {
  const { description, required = false } = body;
  const content = Object.entries(body.content).map(([type, media]) => [type, toMedia(media)] as const);
  const isForm = (type: string) => type === formType;
  const takesFiles = content.some(([type]) => isForm(type));
  return {
    required,
    ...(description && { description }),
    content: Object.fromEntries(content.toSorted(([a], [b]) => Number(isForm(b)) - Number(isForm(a)))),
    ...(takesFiles && { maxFileBytes: operationMeta[id]?.maxFileBytes ?? 10e6 }),
  };
}

function toMedia({ schema = {}, encoding = {}, examples = {} }: MediaType): SandboxMedia {
  const types = Object.entries(encoding).map(([name, { contentType = '' }]) => [
    name,
    contentType
      .split(',')
      .map((type) => type.trim())
      .filter(Boolean),
  ]);
  return { schema, encoding: Object.fromEntries(types), examples };
}

/** Returns whether a body takes images that are checked: the forms that name their types are those of checks and of uploads. */
function takesImages(media: SandboxMedia[]): boolean {
  return media.some(({ encoding }) => Object.values(encoding).some((types) => types.includes('image/webp')));
}

function toResponse(
  document: OpenApiDocument,
  { status, response }: ResolvedOperation['responses'][number],
): SandboxResponseSpec {
  const headers = Object.entries(response.headers ?? {}).map(([name, reference]) => {
    const { example } = resolveReference<Header>(document, reference);
    return [name, String(example ?? '')];
  });
  const [mediaType, media] = Object.entries(response.content ?? {})[0] ?? [];
  return {
    status,
    description: response.description,
    headers: Object.fromEntries(headers),
    ...(mediaType && { mediaType }),
    examples: media?.examples ?? {},
  };
}

/** Returns whether a success is an object with an `id`, or a list of such objects. */
function getShape(responses: SandboxResponseSpec[]): 'object' | 'list' | undefined {
  const success = responses.find(({ status }) => status.startsWith('2'));
  const values = Object.values(success?.examples ?? {}).map(({ value }) => value as { data?: unknown; id?: unknown });
  if (values.some(({ data }) => Array.isArray(data) && data[0]?.id)) return 'list';
  return values.some(({ id }) => id) ? 'object' : undefined;
}

/** Lists the events of the contract's event stream, in its order. Those of the sandbox are test events. */
function listEvents(document: AsyncApiDocument): SandboxEvent[] {
  return listChannelMessages(document, 'events').flatMap(({ examples = [] }) =>
    examples.map(({ payload }) => ({ ...(payload as SandboxEvent), mode: 'test' })),
  );
}
