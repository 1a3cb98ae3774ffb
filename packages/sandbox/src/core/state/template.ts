import { toTime } from '../formats';
import { getOwn, isFile, isPlainObject, type JsonObject } from '../json';
import { comparisons, isOneOf } from './compare';
import { findRanges } from './find-ranges';
import { parseCsv } from './parse-csv';
import type { Store } from './store';
import { parseDuration } from './time';

/** JSON with expressions in it: `$request.name`, `/v1/users/{$response.id}`, or an object such as `{ $count: … }`. */
export type Template = unknown;

/** Holds what expressions refer to. */
export interface Scope {
  /** Values by name: `request`, `query`, `path`, `response`, `object`, `item`, and what `let` has named. */
  values: JsonObject;
  store: Store;
  workspace: string;
  now: () => Date;
  randomText: (length: number) => string;
}

/** Objects of a collection: all, or those that a condition chooses. */
export interface Query {
  in: string;
  where?: Condition;
}

/** Returns a scope that knows another value. */
export function withValues(scope: Scope, values: JsonObject): Scope {
  return { ...scope, values: { ...scope.values, ...values } };
}

/** Returns a scope with named values, each of which may refer to those before it. */
export function evaluateNames(names: Record<string, Template> = {}, scope: Scope): Scope {
  return Object.entries(names).reduce(
    (known, [name, template]) => withValues(known, { [name]: evaluate(template, known) }),
    scope,
  );
}

/** Evaluates the expressions of a template. Fields without a value are left out. */
export function evaluate(template: Template, scope: Scope): unknown {
  if (typeof template === 'string') return evaluateText(template, scope);
  if (Array.isArray(template)) return template.map((item) => evaluate(item, scope));
  if (!isPlainObject(template)) return template;
  const entries = Object.entries(template);
  const [name = '', argument] = entries[0] ?? [];
  const operator = entries.length === 1 ? getOwn(operators, name) : undefined;
  if (operator) return operator(argument as never, scope);
  const values = entries.map(([key, value]) => [key, evaluate(value, scope)] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

/** Evaluates a text with expressions in braces, such as the path of a collection. */
export function evaluatePath(template: string, scope: Scope): string {
  return template
    .replace(/\{(\$[^{}]+)\}/g, (_, expression: string) => String(evaluateText(expression, scope) ?? ''))
    .replace(/\{([^{}$]+)\}/g, (_, name: string) => String(readValue(`path.${name}`, scope.values) ?? ''));
}

/** Lists the objects that a query finds, or the items of a list. */
export function evaluateList(source: Query | Template, scope: Scope): unknown[] {
  if (!isQuery(source)) {
    const value = evaluate(source, scope);
    return value === undefined || value === null ? [] : [value].flat(2);
  }
  const objects = scope.store.list(scope.workspace, evaluatePath(source.in, scope)).map(({ object }) => object);
  return source.where ? objects.filter(createMatcher(source.where, scope)) : objects;
}

/** Finds the object that a query names by its id alone, without a look at the others; returns `undefined` for any other query. */
function findById({ in: path, where = {} }: Query, scope: Scope): unknown[] | undefined {
  const [name, ...others] = Object.keys(where);
  const id = name === 'id' && others.length === 0 ? evaluate(where.id, scope) : undefined;
  return typeof id === 'string' ? [scope.store.get(scope.workspace, evaluatePath(path, scope), id)] : undefined;
}

function isQuery(source: unknown): source is Query {
  return isPlainObject(source) && typeof source.in === 'string';
}

function evaluateText(text: string, scope: Scope): unknown {
  if (/^\$[\w.-]+$/.test(text)) return text === '$now' ? toTime(scope.now()) : readValue(text.slice(1), scope.values);
  return text.includes('{$') ? evaluatePath(text, scope) : text;
}

/** Reads a value by its path, such as `request.audience.tags`. Of a file, its `size`, `name` and `type` can be read. */
function readValue(path: string, values: JsonObject): unknown {
  return path.split('.').reduce<unknown>((value, name) => {
    if (isFile(value)) return getOwn({ size: value.bytes.length, name: value.name, type: value.type }, name);
    if (Array.isArray(value)) return name === 'length' ? value.length : value[Number(name)];
    return isPlainObject(value) ? getOwn(value, name) : undefined;
  }, values);
}

/**
 * Chooses objects by their fields: `{ status: open }`, `{ tags: [a, b] }` for any of several, `{ created_at: { before: $now } }`.
 * A name that begins with `$` is an expression. All have to hold; of `any`, one; of `none`, not one.
 */
export type Condition = Readonly<JsonObject>;

/** Returns whether a condition holds for an object. */
export function matches(condition: Condition, object: JsonObject, scope: Scope): boolean {
  return createMatcher(condition, scope)(object);
}

type Matcher = (object: JsonObject) => boolean;

/** Creates the test of a condition, whose expressions are evaluated once for all objects. */
export function createMatcher(condition: Condition, scope: Scope): Matcher {
  const tests = Object.entries(condition).map(([name, expected]) => createTest(name, expected, scope));
  return (object) => tests.every((test) => test(object));
}

function createTest(name: string, expected: unknown, scope: Scope): Matcher {
  if (name === 'any' || name === 'none') {
    const parts = (expected as Condition[]).map((part) => createMatcher(part, scope));
    return (object) => parts.some((part) => part(object)) === (name === 'any');
  }
  if (name === 'exists') {
    const holds = exists(expected as { in: string; id: Template }, scope);
    return () => holds;
  }
  const test = createComparison(expected, scope);
  if (!name.startsWith('$')) return (object) => test(readValue(name, object));
  const holds = test(readValue(name.slice(1), scope.values));
  return () => holds;
}

function createComparison(expected: unknown, scope: Scope): (actual: unknown) => boolean {
  if (!isComparison(expected)) {
    const value = evaluate(expected, scope);
    return (actual) => isOneOf(actual, value);
  }
  const values = Object.entries(expected).map(([name, value]) => [comparisons[name], evaluate(value, scope)] as const);
  return (actual) => values.every(([compare, value]) => compare?.(actual, value));
}

/** Returns whether a collection has an object with an id. */
function exists({ in: path, id }: { in: string; id: Template }, scope: Scope): boolean {
  return scope.store.get(scope.workspace, evaluatePath(path, scope), String(evaluate(id, scope))) !== undefined;
}

function isComparison(expected: unknown): expected is JsonObject {
  return isPlainObject(expected) && Object.keys(expected).every((name) => Object.hasOwn(comparisons, name));
}

/** The operators of templates; each has one argument. */
const operators: Record<string, (argument: never, scope: Scope) => unknown> = {
  /** Counts the objects of a query, or the items of a list. */
  $count: (source: Query | Template, scope) => evaluateList(source, scope).length,

  /** Returns the first object of a query, or one of its fields. */
  $find({ field, ...query }: Query & { field?: string }, scope) {
    const [object] = findById(query, scope) ?? evaluateList(query, scope);
    return field === undefined || object === undefined ? object : readValue(field, object as JsonObject);
  },

  /** Makes a list: a value for each object of a query or item of a list, which `$item` and `$index` are about. */
  $map({ each, value, where }: { each: Query | Template; value: Template; where?: Condition }, scope) {
    const items = evaluateList(each, scope).map((item, index) => withValues(scope, { item, index }));
    return items.filter((inner) => !where || matches(where, {}, inner)).map((inner) => evaluate(value, inner));
  },

  /** Joins lists and values to one list, without what is there twice. */
  $unique: (source: Template, scope) => [...new Set(evaluateList(source, scope))],

  /** Returns the first value that there is; the last choice where there is none, which can be `null`. */
  $first(choices: Template[], scope) {
    const values = choices.map((choice) => evaluate(choice, scope));
    return values.find((value) => value !== undefined && value !== null) ?? values.at(-1);
  },

  /** Returns the value of the first case whose condition holds; one without a condition always does. */
  $case(cases: { when?: Condition; value: Template }[], scope) {
    const chosen = cases.find(({ when }) => !when || matches(when, {}, scope));
    return chosen && evaluate(chosen.value, scope);
  },

  /** Adds numbers. */
  $sum: (terms: Template[], scope) => terms.reduce<number>((sum, term) => sum + Number(evaluate(term, scope) ?? 0), 0),

  /** Returns the time that is a duration after another. */
  $after({ time = '$now', duration }: { time?: Template; duration: string }, scope) {
    const start = Date.parse(String(evaluate(time, scope)));
    return toTime(new Date(start + (parseDuration(duration) ?? 0)));
  },

  /** Returns a new id with a prefix, such as `msg_` with 24 letters and digits. */
  $id: (prefix: string, { randomText }) => `${prefix}${randomText(24)}`,

  /** Returns one object with the fields of several, the last first. */
  $merge: (parts: Template[], scope) =>
    Object.assign({}, ...parts.map((part) => evaluate(part, scope)).filter(isPlainObject)),

  /** Returns an object with some of its fields only. */
  $pick: ({ from, fields }: { from: Template; fields: Template }, scope) =>
    filterFields(evaluate(from, scope), evaluateList(fields, scope), true),

  /** Returns an object without some of its fields. */
  $omit: ({ from, fields }: { from: Template; fields: Template }, scope) =>
    filterFields(evaluate(from, scope), evaluateList(fields, scope), false),

  /** Returns how many bytes a text has in UTF-8. */
  $bytes: (text: Template, scope) => new TextEncoder().encode(String(evaluate(text, scope) ?? '')).length,

  /** Splits a text at a separator, and leaves out spaces and empty parts. */
  $split: ({ text, at }: { text: Template; at: string }, scope) =>
    String(evaluate(text, scope) ?? '')
      .split(at)
      .map((part) => part.trim())
      .filter(Boolean),

  /** Returns where the words of one text are in another, as a search shows them: `[{ start, end }]` in characters. */
  $ranges: ({ text, words }: { text: Template; words: Template }, scope) =>
    findRanges(String(evaluate(text, scope) ?? ''), String(evaluate(words, scope) ?? '')),

  /** Reads a CSV file: a list of its rows, each an object by the names of the first row. */
  $csv: (source: Template, scope) => parseCsv(evaluate(source, scope)),
};

function filterFields(object: unknown, fields: readonly unknown[], isKept: boolean): JsonObject {
  const entries = isPlainObject(object) ? Object.entries(object) : [];
  return Object.fromEntries(entries.filter(([name]) => fields.includes(name) === isKept));
}

/** The names of the operators, for those who check a contract. */
export const operatorNames = Object.keys(operators);
