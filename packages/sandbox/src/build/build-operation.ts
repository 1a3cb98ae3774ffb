import { isPlainObject } from '../core/json';
import type { Schema } from '../core/json-schema';
import { formType } from '../core/media-type';
import type {
  SampleImage,
  SandboxEvent,
  SandboxMedia,
  SandboxOperation,
  SandboxParameter,
  SandboxRequestBody,
  SandboxResponseSpec,
} from '../core/operation';
import type { Effect } from '../core/state/effects';
import { type AsyncApiDocument, listChannelMessages } from './asyncapi';
import { buildEcho } from './build-echo';
import { collectSchemas } from './collect-schemas';
import { collectSeeds, listCollections } from './collect-seeds';
import {
  type Header,
  isInSample,
  listOperations,
  type MediaType,
  type OpenApiDocument,
  type Parameter,
  type RequestBody,
  type ResolvedOperation,
} from './openapi';
import { resolveReference } from './resolve-reference';
import { getParents, getResource } from './resources';

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
  const all = operations.map((operation) => ({ operation, sandbox: buildSandboxOperation(operation, context) }));
  const built = dropUnknownParents(all);
  const { seeds, keys } = collectSeeds(built);
  const eventCollection = findEventCollection(built.map(({ sandbox }) => sandbox));
  return built.map(({ sandbox }) => {
    const used = listCollections(sandbox);
    const own = Object.entries(seeds).filter(([path]) => used.some((pattern) => pattern.test(path)));
    const ownKeys = Object.entries(keys).filter(([path]) => own.some(([other]) => other === path));
    return {
      ...sandbox,
      seeds: Object.fromEntries(own),
      ...(ownKeys.length > 0 && { seedKeys: Object.fromEntries(ownKeys) }),
      eventCollection,
    };
  });
}

/** Leaves out the parents of which nobody knows all objects: calls only list some. */
function dropUnknownParents<Built extends { sandbox: SandboxOperation }>(built: readonly Built[]): Built[] {
  const resources = built.map(({ sandbox }) => sandbox.resource).filter(({ list }) => list === undefined);
  const collections = new Set(resources.map(({ collection }) => collection));
  return built.map((each) => {
    const parents = Object.entries(each.sandbox.parents).filter(([, collection]) => collections.has(collection));
    return { ...each, sandbox: { ...each.sandbox, parents: Object.fromEntries(parents) } };
  });
}

/** Finds the collection whose objects are events: the one beside the stream. */
function findEventCollection(operations: SandboxOperation[]): string {
  const stream = operations.find(({ isStream }) => isStream)?.path ?? '';
  return stream.slice(0, stream.lastIndexOf('/'));
}

/** Lists the types of the events that the effects of a call emit. */
function listEmitted(effects: readonly Effect[] = []): string[] {
  return effects.flatMap(({ emit, effects: inner }) => [...(emit ? [emit.type] : []), ...listEmitted(inner)]);
}

interface BuildContext {
  document: OpenApiDocument;
  operations: ResolvedOperation[];
  images: SampleImage[];
  events: SandboxEvent[];
}

function buildSandboxOperation(operation: ResolvedOperation, context: BuildContext): SandboxOperation {
  const { document, operations, images, events } = context;
  const { id, method, path, security, rules } = operation;
  const { maxFileBytes } = operation.resource;
  const parameters = operation.parameters.map(toParameter);
  const body = operation.body && toBody(operation.body, maxFileBytes);
  const media = Object.values(body?.content ?? {});
  const responses = operation.responses.map((response) => toResponse(document, response));
  const resource = getResource(operation, getShape(responses), operations);
  const emitted = [...listEmitted(resource.effects), ...listEmitted(resource.problemEffects)];
  const isStream = operation.responses.some(({ response }) => response.content?.['text/event-stream']);
  const usedSchemas = [...parameters, ...media].map(({ schema }) => schema);
  return {
    id,
    method,
    path,
    security,
    parameters,
    ...(body && { body }),
    responses,
    rules,
    schemas: toRequestSchemas(collectSchemas(document, usedSchemas)),
    ...(takesImages(media) && { images }),
    resource,
    parents: getParents(path, Object.keys(document.paths), resource),
    echo: buildEcho(document, operation),
    seeds: {},
    events: isStream ? events : events.filter(({ type }) => emitted.includes(type)),
    eventCollection: '',
    ...(isStream && { isStream }),
  };
}

/** A request need not have the fields that only responses have. */
function toRequestSchemas(schemas: Record<string, Schema>): Record<string, Schema> {
  const entries = Object.entries(schemas).map(([name, schema]) => {
    const { required, properties = {} } = schema;
    if (!required) return [name, schema] as const;
    return [name, { ...schema, required: required.filter((field) => properties[field]?.readOnly !== true) }] as const;
  });
  return Object.fromEntries(entries);
}

function toParameter(parameter: Parameter): SandboxParameter {
  const { name, in: location, required = false, schema, example, style, explode } = parameter;
  return {
    name,
    in: location,
    required,
    schema,
    ...(example !== undefined && { example }),
    ...(style !== undefined && { style }),
    ...(explode !== undefined && { explode }),
    isInSample: isInSample(parameter),
  };
}

function toBody({ required = false, content: media }: RequestBody, maxFileBytes = 10e6): SandboxRequestBody {
  const content = Object.entries(media).map(([type, each]) => [type, toMedia(each)] as const);
  const isForm = (type: string) => type === formType;
  const takesFiles = content.some(([type]) => isForm(type));
  return {
    required,
    content: Object.fromEntries(content.toSorted(([a], [b]) => Number(isForm(b)) - Number(isForm(a)))),
    ...(takesFiles && { maxFileBytes }),
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

/** Returns the shape of a success: an object with an `id`, or a list of such objects. */
function getShape(responses: SandboxResponseSpec[]): 'object' | 'list' | undefined {
  const success = responses.find(({ status }) => status.startsWith('2'));
  const values = Object.values(success?.examples ?? {}).flatMap(({ value }) => (isPlainObject(value) ? [value] : []));
  if (values.some(({ data }) => Array.isArray(data) && (data[0] as { id?: unknown } | undefined)?.id)) return 'list';
  return values.some(({ id }) => id) ? 'object' : undefined;
}

/** Lists the events of the contract's event stream, in its order. Those of the sandbox are test events. */
function listEvents(document: AsyncApiDocument): SandboxEvent[] {
  return listChannelMessages(document, 'events').flatMap(({ examples = [] }) =>
    examples.map(({ payload }) => ({ ...(payload as SandboxEvent), mode: 'test' })),
  );
}
