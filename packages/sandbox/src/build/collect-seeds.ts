import { escapeRegExp } from '../core/escape-reg-exp';
import { isPlainObject, type JsonObject } from '../core/json';
import type { SandboxOperation } from '../core/operation';
import type { Seeds } from '../core/state/store';
import type { ResolvedOperation } from './openapi';

interface BuiltOperation {
  operation: ResolvedOperation;
  sandbox: SandboxOperation;
}

/** Collects the objects that a contract shows: in the examples of its responses, and by the ids that paths and rules name. */
export function collectSeeds(operations: readonly BuiltOperation[]): { seeds: Seeds; keys: Record<string, string> } {
  const seeds = new Map<string, Map<string, JsonObject>>();
  const keys = new Map(operations.map(({ sandbox: { resource } }) => [resource.collection, resource.id]));
  const ownKeys: Record<string, string> = {};

  /** Adds an object, unless there is more of it than the id: a later example of the same object is often another state of it. */
  function add(path: string, object: JsonObject, key = 'id'): void {
    const { [key]: value } = object;
    if (typeof value !== 'string' && typeof value !== 'number') return;
    const id = String(value);
    if (key !== 'id') ownKeys[path] = key;
    const collection = seeds.get(path) ?? new Map<string, JsonObject>();
    const known = collection.get(id);
    if (known && Object.keys(known).length > 1) return;
    seeds.set(path, collection.set(id, object));
  }

  for (const { operation, sandbox } of operations) {
    const examples = getExampleIds(sandbox);
    for (const [name, template] of Object.entries(sandbox.parents)) {
      const key = keys.get(template) ?? 'id';
      for (const id of listNamedIds(sandbox, name)) add(fillPath(template, examples), { [key]: id }, key);
    }
    const { collection, id: key, list } = sandbox.resource;
    if (!collection || !isPlainPath(collection)) continue;
    const { seeds: own = [], seed } = operation.resource;
    for (const object of own) add(fillPath(collection, examples), object, key);
    for (const object of listExamples(sandbox, list)) {
      // An object that names its own parent belongs to that one.
      add(fillPath(collection, { ...examples, ...object }), { ...object, ...seed }, key);
    }
  }
  return {
    seeds: Object.fromEntries([...seeds].map(([path, objects]) => [path, [...objects.values()]])),
    keys: ownKeys,
  };
}

/** Lists the collections that an operation reads or changes, as patterns of their paths. */
export function listCollections({ resource, parents }: SandboxOperation): RegExp[] {
  const templates = [resource.collection, ...Object.values(parents), ...listPaths(resource)];
  return [...new Set(templates)]
    .filter((template) => template !== undefined)
    .map((template) => template.split(/\{[^{}]+\}|\*/).map(escapeRegExp))
    .map((parts) => new RegExp(`^${parts.join('[^/]+')}$`));
}

/** Lists the values of all fields `in` of a part of a contract. */
function listPaths(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(listPaths);
  if (!isPlainObject(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === 'in' && typeof inner === 'string' ? [inner] : listPaths(inner),
  );
}

/** Returns the example of each parameter of the path. */
function getExampleIds({ parameters }: SandboxOperation): Record<string, string> {
  const ofPath = parameters.filter(({ in: location, example }) => location === 'path' && example !== undefined);
  return Object.fromEntries(ofPath.map(({ name, example }) => [name, String(example)]));
}

/** Lists the ids that a parameter's example and the rules with a success name. */
function listNamedIds({ parameters, rules }: SandboxOperation, name: string): unknown[] {
  const successes = rules.filter(({ response }) => response.startsWith('2'));
  return [
    parameters.find((parameter) => parameter.name === name)?.example,
    ...successes.map(({ when }) => when[`path.${name}`]),
  ];
}

/** Lists the objects that the examples show; those of a call that creates or deletes are not there yet, or no longer. */
function listExamples({ responses, resource: { action } }: SandboxOperation, list = 'data'): JsonObject[] {
  if (action === 'create' || action === 'delete') return [];
  const success = responses.find(({ status }) => status.startsWith('2'));
  return Object.values(success?.examples ?? {}).flatMap(({ value }) => {
    if (Array.isArray(value)) return value.filter(isPlainObject);
    if (!isPlainObject(value)) return [];
    const { [list]: items } = value;
    return Array.isArray(items) ? (items as JsonObject[]) : [value];
  });
}

/** Returns whether a path has no expressions, whose values only a call knows. */
function isPlainPath(path: string): boolean {
  return !path.includes('*') && !path.includes('{$');
}

function fillPath(template: string, values: JsonObject): string {
  return template.replace(/\{([^{}]+)\}/g, (_, name: string) => String(values[name] ?? ''));
}
