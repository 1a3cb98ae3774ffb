import type { HttpMethod, SandboxResource } from '../core/operation';
import type { ResolvedOperation } from './openapi';

type Action = NonNullable<SandboxResource['action']>;

/** By method, what a call does to a collection. */
const collectionActions: Partial<Record<HttpMethod, Action>> = { get: 'list', post: 'create' };

/** By method, what a call does to one object of a collection. */
export const objectActions: Partial<Record<HttpMethod, Action>> = {
  get: 'read',
  put: 'update',
  patch: 'update',
  delete: 'delete',
};

/**
 * Returns what an operation does to objects: what `x-sandbox-resource` says, else what path and method say. POST /x creates, GET /x
 * lists, GET, PATCH, PUT and DELETE /x/{id} read, change and delete.
 * @param shape whether the response is an object with an `id`, or a list of such objects
 * @param operations of the whole contract; a path is a collection if it can be listed, or if there are operations on its objects
 */
export function getResource(
  { method, path, resource }: ResolvedOperation,
  shape: 'object' | 'list' | undefined,
  operations: readonly { method: HttpMethod; path: string }[],
): SandboxResource {
  const { seeds, seed, perItem, maxFileBytes, ...own } = resource;
  return own.collection === undefined ? { ...deriveResource({ method, path }, shape, operations), ...own } : own;
}

function deriveResource(
  { method, path }: { method: HttpMethod; path: string },
  shape: 'object' | 'list' | undefined,
  operations: readonly { method: HttpMethod; path: string }[],
): SandboxResource {
  const [, collection, parameter] = /^(.*)\/\{([^{}]+)\}$/.exec(path) ?? [];
  if (!shape) return {};
  if (collection && parameter) {
    const action = objectActions[method];
    return action ? { collection, action, parameter } : {};
  }
  const isCollection = operations.some(
    (other) => other.path.startsWith(`${path}/{`) || (other.path === path && other.method === 'get'),
  );
  const action = collectionActions[method];
  return isCollection && action && (action === 'list') === (shape === 'list') ? { collection: path, action } : {};
}

/**
 * Finds the collections whose objects the parameters of a path name: `contact_id` → `/v1/wa/contacts`.
 * @param paths of the whole contract, to which the operation's own collection is added
 */
export function getParents(
  path: string,
  paths: readonly string[],
  { collection, parameter }: SandboxResource,
): Record<string, string> {
  const own: Record<string, string> = collection && parameter ? { [parameter]: collection } : {};
  const names = [...path.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name);
  return Object.fromEntries(
    names.flatMap((name) => {
      const collections = paths
        .map((other) => other.slice(0, Math.max(0, other.indexOf(`/{${name}}`))))
        .filter((collection) => paths.includes(collection));
      const [nearest] = collections.toSorted((a, b) => a.length - b.length);
      const parent = nearest ?? own[name];
      return parent ? [[name, parent]] : [];
    }),
  );
}
