import { toTime } from './formats';
import { isPlainObject, type JsonObject } from './json';
import type { SandboxOperation } from './operation';
import type { RequestInput } from './pipeline/context';
import type { SandboxSettings } from './sandbox';

/** Fields whose value belongs to one call only. */
const uniqueFields = ['id', 'token', 'ticket'];

/** Turns the example of a success into the response to this request: its ids, its times, and the fields that it repeats. */
export function adaptResponse(
  operation: SandboxOperation,
  input: RequestInput,
  example: unknown,
  settings: SandboxSettings,
): unknown {
  const named = putIds(operation, input, example);
  if (!isPlainObject(named)) return named;
  const isChange = operation.method !== 'get' && operation.method !== 'delete';
  const current = isChange ? shiftTimes(named, settings.now()) : named;
  const isNew = operation.resource.action === 'create';
  const renewed = isNew ? renewIds(current, settings) : current;
  return applyThreshold(repeatFields(operation, input, renewed));
}

/** Puts the ids of the path where the example has those of the contract. */
function putIds({ parameters }: SandboxOperation, { path }: RequestInput, example: unknown): unknown {
  const ids = parameters.filter(({ in: location, example: id }) => location === 'path' && typeof id === 'string');
  const text = ids.reduce(
    (json, { name, example: id }) => json.replaceAll(JSON.stringify(id), JSON.stringify(path[name])),
    JSON.stringify(example) ?? 'null',
  );
  return JSON.parse(text);
}

/** Gives what is created ids of its own, also where they are part of another text. */
function renewIds(object: JsonObject, { randomText }: SandboxSettings): JsonObject {
  const text = uniqueFields.reduce((json, name) => {
    const value = object[name];
    if (typeof value !== 'string') return json;
    return json.replaceAll(value, value.replace(/[A-Za-z0-9]{24}$/, randomText(24)));
  }, JSON.stringify(object));
  return JSON.parse(text);
}

/** Moves the times of an example to now, with the spans between them. */
function shiftTimes(object: JsonObject, now: Date): JsonObject {
  const times = Object.entries(object).filter(([name, value]) => name.endsWith('_at') && typeof value === 'string');
  const values = times.map(([, value]) => Date.parse(String(value)));
  const reference = Date.parse(String(object.updated_at ?? object.created_at));
  const base = Number.isNaN(reference) ? Math.min(...values) : reference;
  const shifted = times.map(([name, value]) => [
    name,
    toTime(new Date(now.getTime() + Date.parse(String(value)) - base)),
  ]);
  return { ...object, ...Object.fromEntries(shifted) };
}

/** Repeats the fields of the request that the response has too. */
function repeatFields(
  { echo: { fields, defaults }, resource, method }: SandboxOperation,
  input: RequestInput,
  object: JsonObject,
): JsonObject {
  const body = isPlainObject(input.body) ? input.body : {};
  const isUpdate = resource.action === 'update';
  const result = { ...object };
  for (const name of fields) {
    const sent = body[name] ?? input.query[name];
    if (sent !== undefined) result[name] = method === 'get' && typeof object[name] === 'number' ? Number(sent) : sent;
    else if (isUpdate) continue;
    else if (name in defaults) result[name] = defaults[name];
    else delete result[name];
  }
  return result;
}

/** Derives the result of a check from its score and the threshold that the request has chosen. */
function applyThreshold(object: JsonObject): JsonObject {
  const { threshold } = object;
  if (typeof threshold !== 'number') return object;
  const apply = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(apply);
    if (!isPlainObject(value) || typeof value.score !== 'number') return value;
    const reaches = value.score >= threshold;
    if ('matched' in value) return { ...value, matched: reaches };
    return 'passed' in value ? { ...value, passed: reaches && value.passed === true } : value;
  };
  const parts = Object.entries(object).map(([name, value]) => [name, apply(value)]);
  return apply(Object.fromEntries(parts)) as JsonObject;
}
