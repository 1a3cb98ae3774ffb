import { toTime } from '../formats';
import { isPlainObject, type JsonObject } from '../json';
import { toPage } from '../list-page';
import type { SandboxResource } from '../operation';
import type { ProblemDraft } from '../problem';
import { evaluate, type Scope, type Template, withValues } from '../state/template';
import type { Context } from './context';

/** Names the collection and the object that an action works on. */
interface Target {
  /** The path of the collection. */
  collection: string;
  /** The key of the object that the path names. */
  id: string;
  scope: Scope;
}

/** Does to a collection what a call asks for; returns the body of the response, made from the adapted example. */
type Action = (context: Context, target: Target, example: JsonObject) => JsonObject | ProblemDraft;

export const collectionActions: Record<NonNullable<SandboxResource['action']>, Action> = {
  list({ operation, input, workspace, state }, { collection, scope }, example) {
    const { item } = operation.resource;
    // Of some objects only the id is known, because a rule or a parameter names it.
    const known = state.store.list(workspace, collection).filter(({ object }) => Object.keys(object).length > 1);
    const page = toPage(operation, input, known);
    if (!('data' in page)) return page;
    // Of what is on the page only: some fields of items count objects of another collection.
    if (item) page.data = page.data.map((object) => completeItem(object as JsonObject, item, scope));
    const { list = 'data' } = operation.resource;
    return list === 'data' && 'next_cursor' in example ? { ...example, ...page } : { ...example, [list]: page.data };
  },

  create({ operation, workspace, state }, { collection, scope }, example) {
    const { id = 'id', store } = operation.resource;
    const response = setFields(operation.resource, scope, example);
    const object = store === undefined ? response : (evaluate(store, withValues(scope, { response })) as JsonObject);
    state.store.set(workspace, collection, String(response[id]), object);
    return response;
  },

  read({ operation, workspace, state }, { collection, id, scope }, example) {
    const object = state.store.get(workspace, collection, id) ?? {};
    return setFields(operation.resource, scope, completeObject(scope, example, object));
  },

  update({ operation, input, workspace, state }, { collection, id, scope }, example) {
    const object = state.store.get(workspace, collection, id) ?? {};
    const before = completeObject(scope, example, object);
    const changed = mergeObject(before, isPlainObject(input.body) ? input.body : {});
    const dated = 'updated_at' in changed ? { ...changed, updated_at: toTime(scope.now()) } : changed;
    const after = setFields(operation.resource, scope, dated);
    state.store.set(workspace, collection, id, after);
    return after;
  },

  delete({ operation, workspace, state }, { collection, id, scope }, example) {
    state.store.delete(workspace, collection, id);
    return setFields(operation.resource, scope, example);
  },
};

function completeItem(object: JsonObject, item: Template, scope: Scope): JsonObject {
  return { ...object, ...(evaluate(item, withValues(scope, { item: object })) as JsonObject) };
}

/** Sets the fields of a response that the contract derives, one after the other. */
export function setFields({ set = {} }: SandboxResource, scope: Scope, body: JsonObject): JsonObject {
  const response = { ...body };
  for (const [name, template] of Object.entries(set)) {
    const value = evaluate(template, withValues(scope, { response }));
    if (value !== undefined) response[name] = value;
  }
  return response;
}

/** Completes one of the contract's examples with what only the response's own example shows. What a call has created is complete. */
function completeObject({ values }: Scope, example: JsonObject, object: JsonObject): JsonObject {
  return values.isExample ? { ...example, ...object } : object;
}

/** Changes the fields that are sent: `attributes` are merged, and `null` removes one; everything else is replaced. */
function mergeObject(object: JsonObject, changes: JsonObject): JsonObject {
  const merged: JsonObject = { ...object, ...changes };
  const { attributes } = object;
  if (!isPlainObject(changes.attributes) || !isPlainObject(attributes)) return merged;
  const entries = Object.entries({ ...attributes, ...changes.attributes }).filter(([, value]) => value !== null);
  return { ...merged, attributes: Object.fromEntries(entries) };
}
