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
  const renewed = isNew ? renewIds(operation, current, settings) : current;
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

/** Gives what is created ids of its own; long ones also where they are part of another text. */
function renewIds(
  { resource: { id: key = 'id' } }: SandboxOperation,
  object: JsonObject,
  settings: SandboxSettings,
): JsonObject {
  const names = [...new Set([key, ...uniqueFields])];
  const text = names.reduce((json, name) => {
    const value = object[name];
    return typeof value === 'string' && longIdPattern.test(value)
      ? json.replaceAll(value, value.replace(longIdPattern, settings.randomText(24)))
      : json;
  }, JSON.stringify(object));
  const id = object[key];
  const isLong = typeof id === 'string' && longIdPattern.test(id);
  return { ...JSON.parse(text), ...(id !== undefined && !isLong && { [key]: toNewId(id, settings) }) };
}

/** Makes an id of the kind of another: a number, a UUID, or a text. */
function toNewId(id: unknown, { randomText }: SandboxSettings): unknown {
  if (typeof id === 'number') return Number(`1${toDigits(randomText(8), 10)}`);
  if (typeof id !== 'string') return id;
  if (!uuidPattern.test(id)) return randomText(12);
  const digits = toDigits(randomText(32), 16);
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-4${digits.slice(13, 16)}-a${digits.slice(17, 20)}-${digits.slice(20)}`;
}

const longIdPattern = /[A-Za-z0-9]{24}$/;
const uuidPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

function toDigits(text: string, base: number): string {
  return [...text].map((character) => (character.charCodeAt(0) % base).toString(base)).join('');
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
  const key = resource.id ?? 'id';
  const isKept = (name: string) => resource.action === 'update' || name === key;
  const result = { ...object };
  for (const name of fields) {
    const sent = body[name] ?? input.query[name];
    if (sent !== undefined) result[name] = method === 'get' && typeof object[name] === 'number' ? Number(sent) : sent;
    // A new object has its own id, and an updated one keeps the fields that are not sent.
    else if (isKept(name)) continue;
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
