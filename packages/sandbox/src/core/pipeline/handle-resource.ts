import { adaptResponse } from './adapt-response';
import type { Said } from './choose-example';
import { isPage, toPage } from './list-page';
import { type Collection, mergeObject, type Objects, toCollection } from './objects';
import type { Outcome, Refusal } from './problem';
import type { SandboxOperation, SandboxSettings } from './types';
import { isPlainObject, type JsonObject, toTime } from './values';

interface Call {
  operation: SandboxOperation;
  said: Said;
  /** Whose objects the call works on. */
  workspace: string;
  objects: Objects;
  settings: SandboxSettings;
}

/**
 * Does what a valid request asks for, with the objects that there are.
 * @param example of the success, which becomes the response to this request
 */
export function act(call: Call, example: Outcome): Outcome | { refusal: Refusal } {
  const { operation, said, workspace, objects, settings } = call;
  for (const [name, template] of Object.entries(operation.parents)) {
    const isThere = objects.has(workspace, toCollection(template, said.path), said.path[name] ?? '');
    if (!isThere) return { refusal: { status: '404', code: 'not_found' } };
  }
  const body = adaptResponse(operation, said, example.body, settings);
  const { resource } = operation;
  const result = resource
    ? actions[resource.action](call, toCollection(resource.collection, said.path), body as JsonObject)
    : toListed(call, agree(call, body));
  return 'refusal' in result ? result : { ...example, ...result };
}

type Result = { body: unknown } | { refusal: Refusal };
type Action = (call: Call, collection: Collection, body: JsonObject) => Result;

const actions: Record<NonNullable<SandboxOperation['resource']>['action'], Action> = {
  list({ operation, said, workspace, objects }, collection, body) {
    const page = toPage(operation, said, objects.list(workspace, collection));
    return 'refusal' in page ? page : { body: { ...body, ...page } };
  },

  create(call, collection, body) {
    const { operation, workspace, objects } = call;
    const object = toObject(call, collection, body);
    objects.write(workspace, collection, object, operation.resource?.settled);
    return { body };
  },

  read(call, collection, body) {
    return { body: complete(call, body, readTarget(call, collection)) };
  },

  update(call, collection, body) {
    const { said, workspace, objects, settings } = call;
    const before = complete(call, body, readTarget(call, collection));
    const changed = mergeObject(before, isPlainObject(said.body) ? said.body : {});
    const after = 'updated_at' in changed ? { ...changed, updated_at: toTime(settings.now()) } : changed;
    objects.write(workspace, collection, after);
    return { body: after };
  },

  delete(call, collection, body) {
    const { workspace, objects } = call;
    objects.delete(workspace, collection, getTarget(call));
    return { body };
  },

  clear({ workspace, objects }, collection, body) {
    return { body: { ...body, deleted: objects.clear(workspace, collection) } };
  },

  link(call, collection, body) {
    const { operation, said, workspace, objects } = call;
    const source = toCollection(operation.resource?.from ?? '', said.path);
    const object = objects.read(workspace, source, getTarget(call)) ?? { id: getTarget(call) };
    objects.write(workspace, collection, { ...object, ...body });
    return { body };
  },
};

function getTarget({ operation, said }: Call): string {
  return said.path[operation.resource?.parameter ?? ''] ?? '';
}

function readTarget(call: Call, collection: Collection): JsonObject {
  return call.objects.read(call.workspace, collection, getTarget(call)) ?? {};
}

/** An object with the fields of the example that no request sets, such as the counts of a broadcast. */
function complete({ operation }: Call, example: JsonObject, object: JsonObject): JsonObject {
  const isKnownInPart = Object.keys(object).length > 1;
  const { fields } = operation.echo;
  const rest = Object.entries(example).filter(([name]) => !isKnownInPart || !fields.includes(name));
  return { ...Object.fromEntries(rest), ...object };
}

/** What is stored of a created object: the response, or the object that the response only names. */
function toObject({ operation, said, workspace, objects, settings }: Call, collection: Collection, body: JsonObject) {
  const idField = operation.resource?.idField;
  if (!idField) return body;
  const id = String(body[idField]);
  const known = objects.read(workspace, collection, id);
  const [example = {}] = objects.list(workspace, collection);
  const sent = isPlainObject(said.body) ? said.body : {};
  const fields = Object.keys(example).map((name) => [name, sent[name] ?? body[name] ?? example[name]]);
  const created = { ...Object.fromEntries(fields), id, created_at: toTime(settings.now()) };
  return known ? { ...known, status: body.status ?? known.status } : created;
}

/** Makes a response about a part of an object, such as its status, agree with the object, or the object with what the call has changed. */
function agree({ operation, said, workspace, objects }: Call, body: unknown): unknown {
  const [name = '', template = ''] = Object.entries(operation.parents).at(-1) ?? [];
  const id = said.path[name] ?? '';
  if (!isPlainObject(body) || (body.id !== undefined && body.id !== id)) return body;
  const collection = toCollection(template, said.path);
  if (operation.method === 'get')
    return { ...body, ...pickShared(body, objects.readTouched(workspace, collection, id)) };
  const object = objects.read(workspace, collection, id) ?? {};
  const isKnown = Object.keys(object).length > 1;
  if (isKnown) objects.write(workspace, collection, { ...object, ...pickShared(object, body) });
  return body;
}

/** The fields of an object that another one has too, with values of the same type. */
function pickShared(target: JsonObject, source: JsonObject = {}): JsonObject {
  const isLike = (value: unknown, other: unknown) => value === null || other === null || typeof value === typeof other;
  const shared = Object.entries(source).filter(([name, value]) => name in target && isLike(value, target[name]));
  return Object.fromEntries(shared);
}

/** A list that is no collection of objects is a page of its example. */
function toListed({ operation, said }: Call, body: unknown): Result {
  if (!isPage(body)) return { body };
  const page = toPage(operation, said, body.data);
  return 'refusal' in page ? page : { body: { ...body, ...page } };
}
