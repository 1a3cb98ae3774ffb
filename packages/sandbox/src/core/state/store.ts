import { escapeRegExp } from '../escape-reg-exp';
import type { JsonObject } from '../json';

/** A stored object, with its position in the order of creation. */
interface Entry {
  object: JsonObject;
  position: number;
}

/** The objects of a collection. Those of the contract's examples have positions below zero. */
interface Collection {
  /** By id, in the order of creation. */
  entries: Map<string, Entry>;
}

/** The objects that a contract's examples show, by the path of their collection. */
export type Seeds = Readonly<Record<string, readonly JsonObject[]>>;

/** An object with its key in the collection. */
export interface ListedObject extends Entry {
  id: string;
}

/** The objects of each workspace, by the path of their collection. A workspace begins with what the contract's examples show. */
export class Store {
  readonly #workspaces = new Map<string, Map<string, Collection>>();
  readonly #seeds = new Map<string, Map<string, JsonObject>>();
  #position = 0;

  /**
   * Adds the examples of more operations; objects that a workspace has already stay as they are.
   * @param keys the field that is the key, by path; `id` for all others
   */
  addSeeds(seeds: Seeds, keys: Readonly<Record<string, string>> = {}): void {
    for (const [path, objects] of Object.entries(seeds)) {
      const known = this.#seeds.get(path) ?? new Map<string, JsonObject>();
      this.#seeds.set(path, known);
      for (const object of objects) {
        const id = String(object[keys[path] ?? 'id']);
        if (known.has(id)) continue;
        known.set(id, object);
        for (const collections of this.#workspaces.values()) {
          const collection = collections.get(path);
          if (collection) addSeed(collection, id, object, -known.size);
        }
      }
    }
  }

  get(workspace: string, path: string, id: string): JsonObject | undefined {
    return this.#open(workspace, path).entries.get(id)?.object;
  }

  /** Returns whether an object was not created by a call, but is one of the contract's examples. */
  isExample(workspace: string, path: string, id: string): boolean {
    return (this.#open(workspace, path).entries.get(id)?.position ?? 0) < 0;
  }

  /**
   * Lists the objects of a collection, newest first.
   * @param path a `*` in it stands for any id
   * @param id of the only object that is wanted
   */
  list(workspace: string, path: string, id?: string): ListedObject[] {
    const paths = path.includes('*') ? this.#findPaths(workspace, path) : [path];
    const all = paths.flatMap((each) => listEntries(this.#open(workspace, each), id));
    return all.sort((a, b) => a.position - b.position).reverse();
  }

  /** Stores a new object in front of the others, or a changed one in its old position. */
  set(workspace: string, path: string, id: string, object: JsonObject): void {
    const { entries } = this.#open(workspace, path);
    const known = entries.get(id);
    if (known) known.object = object;
    else entries.set(id, { object, position: ++this.#position });
  }

  delete(workspace: string, path: string, id: string): void {
    this.#open(workspace, path).entries.delete(id);
  }

  #open(workspace: string, path: string): Collection {
    const collections = this.#workspaces.get(workspace) ?? new Map<string, Collection>();
    this.#workspaces.set(workspace, collections);
    const known = collections.get(path);
    if (known) return known;
    const collection: Collection = { entries: new Map() };
    // In the order of their positions, so that a list is sorted already.
    const seeds = [...(this.#seeds.get(path) ?? [])].map(([id, object], index) => ({
      id,
      object,
      position: -index - 1,
    }));
    for (const { id, object, position } of seeds.toReversed()) addSeed(collection, id, object, position);
    collections.set(path, collection);
    return collection;
  }

  #findPaths(workspace: string, pattern: string): string[] {
    const parts = pattern.split('*').map(escapeRegExp);
    const expression = new RegExp(`^${parts.join('[^/]+')}$`);
    const known = [...(this.#workspaces.get(workspace)?.keys() ?? []), ...this.#seeds.keys()];
    return [...new Set(known)].filter((path) => expression.test(path));
  }
}

function listEntries({ entries }: Collection, id: string | undefined): ListedObject[] {
  if (id === undefined) return [...entries].map(([key, entry]) => ({ ...entry, id: key }));
  const entry = entries.get(id);
  return entry ? [{ ...entry, id }] : [];
}

function addSeed({ entries }: Collection, id: string, object: JsonObject, position: number): void {
  if (!entries.has(id)) entries.set(id, { object: structuredClone(object), position });
}
