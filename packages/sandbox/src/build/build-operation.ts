import type { AsyncApiDocument } from '../asyncapi-schema';
import { listChannelMessages } from '../get-channel';
import { listOperations, type ResolvedOperation } from '../get-operation';
import type { Header, MediaType, OpenApiDocument } from '../openapi-schema';
import { resolveReference } from '../resolve-reference';
import { isSent } from '../samples/sample-request';
import { formType } from '../samples/types';
import { buildEcho } from './build-echo';
import { collectSchemas } from './collect-schemas';
import { facts, getParents, getResource } from './resources';
import type {
  SampleImage,
  SandboxEvent,
  SandboxMedia,
  SandboxOperation,
  SandboxParameter,
  SandboxRequestBody,
  SandboxResponseSpec,
} from './types';

/** What the operations of the sandbox are made from: both parts of the contract in one language, and the published images. */
export interface SandboxSource {
  openapi: OpenApiDocument;
  asyncapi: AsyncApiDocument;
  images: SampleImage[];
}

/** An operation of the contract as the sandbox and the dialog need it. */
function buildSandboxOperation(
  source: SandboxSource,
  events: SandboxEvent[],
  operation: ResolvedOperation,
): SandboxOperation {
  const { openapi, images } = source;
  const { id, method, path, summary, takesSessionToken } = operation;
  const parameters = operation.parameters.map(toParameter);
  const body = operation.body && toBody(id, operation.body);
  const media = Object.values(body?.content ?? {});
  const operations = listOperations(openapi);
  const responses = operation.responses.map((response) => toResponse(openapi, response));
  const resource = getResource({ id, method, path }, getForm(responses), operations);
  const { lifetime, ...caused } = facts[id] ?? {};
  const event = events.find(({ type }) => type === caused.event);
  const failureEvent = events.find(({ type }) => type === caused.failureEvent);
  const isStream = operation.responses.some(({ response }) => response.content?.['text/event-stream']);
  return {
    id,
    method,
    path,
    summary,
    takesSessionToken,
    parameters,
    ...(body && { body }),
    responses,
    rows: operation.sandboxRules,
    schemas: collectSchemas(
      openapi,
      [...parameters, ...media].map(({ schema }) => schema),
    ),
    ...(takesImages(media) && { images }),
    ...(resource && { resource }),
    parents: getParents(path, Object.keys(openapi.paths)),
    echo: buildEcho(openapi, operation),
    ...(lifetime && { lifetime }),
    ...(event && { event }),
    ...(failureEvent && { failureEvent }),
    ...(isStream && { stream: events }),
  };
}

/** Every operation of the contract, in the order of its paths. */
export function buildSandboxOperations(source: SandboxSource): SandboxOperation[] {
  const events = listEvents(source.asyncapi);
  return listOperations(source.openapi).map((operation) => buildSandboxOperation(source, events, operation));
}

function toParameter(parameter: ResolvedOperation['parameters'][number]): SandboxParameter {
  const { name, in: place, required = false, description, schema, example } = parameter;
  const isInSample = isSent(parameter);
  return { name, in: place, required, description, schema, ...(example !== undefined && { example }), isInSample };
}

function toBody(id: string, body: NonNullable<ResolvedOperation['body']>): SandboxRequestBody {
  const { description, required = false } = body;
  const content = Object.entries(body.content).map(([type, media]) => [type, toMedia(media)] as const);
  const isForm = (type: string) => type === formType;
  const takesFiles = content.some(([type]) => isForm(type));
  return {
    required,
    ...(description && { description }),
    content: Object.fromEntries(content.toSorted(([a], [b]) => Number(isForm(b)) - Number(isForm(a)))),
    ...(takesFiles && { maxFileBytes: facts[id]?.maxFileBytes ?? 10e6 }),
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

/** Whether a body takes images that are checked: the forms that name their types are those of checks and of uploads. */
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

/** Whether a success is an object with an `id`, or a list of such objects. */
function getForm(responses: SandboxResponseSpec[]): 'object' | 'list' | undefined {
  const success = responses.find(({ status }) => status.startsWith('2'));
  const values = Object.values(success?.examples ?? {}).map(({ value }) => value as { data?: unknown; id?: unknown });
  if (values.some(({ data }) => Array.isArray(data) && data[0]?.id)) return 'list';
  return values.some(({ id }) => id) ? 'object' : undefined;
}

/** The events of the contract's event stream, in its order. Those of the sandbox are test events. */
function listEvents(document: AsyncApiDocument): SandboxEvent[] {
  return listChannelMessages(document, 'events').flatMap(({ examples = [] }) =>
    examples.map(({ payload }) => ({ ...(payload as SandboxEvent), mode: 'test' })),
  );
}
