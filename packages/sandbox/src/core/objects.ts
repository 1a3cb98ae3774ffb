import { toTime } from './formats';
import { isPlainObject, type JsonObject } from './json';
import type { SandboxOperation } from './operation';

/** Holds an object of a collection, with the state that it gets next. */
interface Entry {
  object: JsonObject;
  /** Whether a call has created or changed it. */
  isTouched?: boolean;
  nextState?: JsonObject;
}

/** Stores the objects of each workspace and collection, by id; newest first. What the contract's examples show is there from the start. */
export class Objects {
  /** By collection as the contract writes it, what its examples show. */
  readonly #seeds = new Map<string, Map<string, JsonObject>>();
  /** By workspace and collection as it is called, what is there. */
  readonly #entries = new Map<string, Map<string, Entry>>();
  /** By workspace and collection, the seeds that were put into it, so that a deleted one does not come back. */
  readonly #planted = new Map<string, Set<string>>();
  readonly #now: () => Date;

  constructor(now: () => Date) {
    this.#now = now;
  }

  /** Adds the objects that the examples of an operation show, and the ids that its path and its rules name. */
  addExamples(operation: SandboxOperation): void {
    const { resource, parents, parameters, responses } = operation;
    for (const [name, collection] of Object.entries(parents)) {
      const id = parameters.find((parameter) => parameter.name === name)?.example;
      const rules = operation.rules.filter(({ response }) => response.startsWith('2'));
      for (const named of [id, ...rules.map(({ when }) => when[`path.${name}`])])
        this.#addSeed(collection, { id: named });
    }
    if (!resource || resource.action === 'create' || resource.action === 'delete') return;
    const success = responses.find(({ status }) => status.startsWith('2'));
    const values = Object.values(success?.examples ?? {}).map(({ value }) => value as JsonObject);
    const objects = values.flatMap((value) => (Array.isArray(value.data) ? value.data : [value]));
    for (const object of objects)
      this.#addSeed(resource.collection, { ...(object as JsonObject), ...resource.inTestMode });
  }

  /** A later example of the same object is often another state of it, so it only adds fields. */
  #addSeed(collection: string, object: JsonObject): void {
    if (typeof object.id !== 'string') return;
    const seeds = this.#seeds.get(collection) ?? new Map<string, JsonObject>();
    this.#seeds.set(collection, seeds.set(object.id, { ...object, ...seeds.get(object.id) }));
  }

  /** Returns the objects of a collection in a workspace, with the seeds that have come since the last call. */
  #open(workspace: string, collection: Collection): Map<string, Entry> {
    const key = `${workspace} ${collection.path}`;
    const entries = this.#entries.get(key) ?? new Map<string, Entry>();
    const planted = this.#planted.get(key) ?? new Set<string>();
    for (const [id, object] of this.#seeds.get(collection.template) ?? []) {
      const entry = entries.get(id);
      if (!planted.has(id)) entries.set(id, { object });
      else if (entry && Object.keys(entry.object).length === 1) entry.object = object;
      planted.add(id);
    }
    this.#entries.set(key, entries);
    this.#planted.set(key, planted);
    return entries;
  }

  has(workspace: string, collection: Collection, id: string): boolean {
    return this.#open(workspace, collection).has(id);
  }

  /** Returns an object as it is now; a new one gets its next state when it is read for the first time. */
  read(workspace: string, collection: Collection, id: string): JsonObject | undefined {
    const entry = this.#open(workspace, collection).get(id);
    if (entry?.nextState) {
      const now = toTime(this.#now());
      const values = Object.entries(entry.nextState).map(([name, value]) => [name, value === 'now' ? now : value]);
      if (entry.object.status !== entry.nextState.status) Object.assign(entry.object, Object.fromEntries(values));
      delete entry.nextState;
    }
    return entry?.object;
  }

  /** Returns an object that a call has created or changed; what the examples say about any other is said by the response's own example. */
  readTouched(workspace: string, collection: Collection, id: string): JsonObject | undefined {
    return this.#open(workspace, collection).get(id)?.isTouched ? this.read(workspace, collection, id) : undefined;
  }

  /** Lists every object of a collection of which more than the id is known. */
  list(workspace: string, collection: Collection): JsonObject[] {
    const ids = [...this.#open(workspace, collection).keys()];
    const objects = ids.map((id) => this.read(workspace, collection, id) ?? {});
    return objects.filter((object) => Object.keys(object).length > 1);
  }

  /** Puts a new object in front of the others, or a changed one in its place. */
  write(workspace: string, collection: Collection, object: JsonObject, nextState?: JsonObject): void {
    const entries = this.#open(workspace, collection);
    const id = String(object.id);
    const entry = { object: { ...object }, isTouched: true, ...(nextState && { nextState }) };
    if (entries.has(id)) {
      entries.set(id, entry);
      return;
    }
    this.#entries.set(`${workspace} ${collection.path}`, new Map([[id, entry], ...entries]));
  }

  delete(workspace: string, collection: Collection, id: string): void {
    this.#open(workspace, collection).delete(id);
  }

  /** Deletes every object of a collection. Returns how many a list has shown. */
  clear(workspace: string, collection: Collection): number {
    const { length } = this.list(workspace, collection);
    this.#open(workspace, collection).clear();
    return length;
  }
}

/** Names a collection as the contract writes it, and as a request calls it. */
export interface Collection {
  template: string;
  path: string;
}

export function toCollection(template: string, path: Record<string, string>): Collection {
  return { template, path: template.replace(/\{([^{}]+)\}/g, (_, name: string) => path[name] ?? '') };
}

/** Changes the fields that are sent: `attributes` are merged, and `null` removes one; everything else is replaced. */
export function mergeObject(object: JsonObject, changes: JsonObject): JsonObject {
  const merged: JsonObject = { ...object, ...changes };
  const { attributes } = object;
  if (!isPlainObject(changes.attributes) || !isPlainObject(attributes)) return merged;
  const entries = Object.entries({ ...attributes, ...changes.attributes }).filter(([, value]) => value !== null);
  return { ...merged, attributes: Object.fromEntries(entries) };
}
