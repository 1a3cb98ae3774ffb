import { isPlainObject, type JsonObject } from '../json';
import { toCollection } from '../objects';
import type { Context } from './context';

/** Makes a response about a part of an object, such as its status, agree with the object, or the object with what the call has changed. */
export function syncWithObject({ operation, input, workspace, state }: Context, body: unknown): unknown {
  const { objects } = state;
  const [name = '', template = ''] = Object.entries(operation.parents).at(-1) ?? [];
  const id = input.path[name] ?? '';
  if (!isPlainObject(body) || (body.id !== undefined && body.id !== id)) return body;
  const collection = toCollection(template, input.path);
  if (operation.method === 'get')
    return { ...body, ...pickShared(body, objects.readTouched(workspace, collection, id)) };
  const object = objects.read(workspace, collection, id) ?? {};
  const isKnown = Object.keys(object).length > 1;
  if (isKnown) objects.write(workspace, collection, { ...object, ...pickShared(object, body) });
  return body;
}

/** Picks the fields of an object that another one has too, with values of the same type. */
function pickShared(target: JsonObject, source: JsonObject = {}): JsonObject {
  const isLike = (value: unknown, other: unknown) => value === null || other === null || typeof value === typeof other;
  const shared = Object.entries(source).filter(([name, value]) => name in target && isLike(value, target[name]));
  return Object.fromEntries(shared);
}
