import { toTime } from '../formats';
import { isPlainObject, type JsonObject } from '../json';
import { toPage } from '../list-page';
import { type Collection, mergeObject, toCollection } from '../objects';
import type { SandboxResource } from '../operation';
import { isProblem, type ProblemDraft } from '../problem';
import type { Context } from './context';

/** Does to a collection what a call asks for; returns the body of the response, made from the adapted example. */
type Action = (context: Context, collection: Collection, example: JsonObject) => { body: unknown } | ProblemDraft;

export const collectionActions: Record<SandboxResource['action'], Action> = {
  list({ operation, input, workspace, state }, collection, example) {
    const page = toPage(operation, input, state.objects.list(workspace, collection));
    return isProblem(page) ? page : { body: { ...example, ...page } };
  },

  create(context, collection, example) {
    const { operation, workspace, state } = context;
    const object = toObject(context, collection, example);
    state.objects.write(workspace, collection, object, operation.resource?.nextState);
    return { body: example };
  },

  read(context, collection, example) {
    return { body: completeObject(context, example, readObject(context, collection)) };
  },

  update(context, collection, example) {
    const { input, workspace, state, settings } = context;
    const before = completeObject(context, example, readObject(context, collection));
    const changed = mergeObject(before, isPlainObject(input.body) ? input.body : {});
    const after = 'updated_at' in changed ? { ...changed, updated_at: toTime(settings.now()) } : changed;
    state.objects.write(workspace, collection, after);
    return { body: after };
  },

  delete(context, collection, example) {
    const { workspace, state } = context;
    state.objects.delete(workspace, collection, getObjectId(context));
    return { body: example };
  },

  clear({ workspace, state }, collection, example) {
    return { body: { ...example, deleted: state.objects.clear(workspace, collection) } };
  },

  link(context, collection, example) {
    const { operation, input, workspace, state } = context;
    const source = toCollection(operation.resource?.from ?? '', input.path);
    const id = getObjectId(context);
    const object = state.objects.read(workspace, source, id) ?? { id };
    state.objects.write(workspace, collection, { ...object, ...example });
    return { body: example };
  },
};

function getObjectId({ operation, input }: Context): string {
  return input.path[operation.resource?.parameter ?? ''] ?? '';
}

function readObject(context: Context, collection: Collection): JsonObject {
  return context.state.objects.read(context.workspace, collection, getObjectId(context)) ?? {};
}

/** Completes an object with the fields of the example that no request sets, such as the counts of a broadcast. */
function completeObject({ operation }: Context, example: JsonObject, object: JsonObject): JsonObject {
  const isKnownInPart = Object.keys(object).length > 1;
  const { fields } = operation.echo;
  const rest = Object.entries(example).filter(([name]) => !isKnownInPart || !fields.includes(name));
  return { ...Object.fromEntries(rest), ...object };
}

/** Returns what is stored of a created object: the response, or the object that the response only names. */
function toObject(
  { operation, input, workspace, state, settings }: Context,
  collection: Collection,
  body: JsonObject,
): JsonObject {
  const idField = operation.resource?.idField;
  if (!idField) return body;
  const id = String(body[idField]);
  const known = state.objects.read(workspace, collection, id);
  if (known) return { ...known, status: body.status ?? known.status };
  const [example = {}] = state.objects.list(workspace, collection);
  const sent = isPlainObject(input.body) ? input.body : {};
  const fields = Object.keys(example).map((name) => [name, sent[name] ?? body[name] ?? example[name]]);
  return { ...Object.fromEntries(fields), id, created_at: toTime(settings.now()) };
}
