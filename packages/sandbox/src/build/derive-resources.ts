import { isPlainObject } from '../core/json';
import { type HttpMethod, httpMethods, type SandboxResource } from '../core/operation';
import type { MediaType, OpenApiDocument } from './openapi';
import { resolveReference } from './resolve-reference';
import { objectActions } from './resources';

/** A collection of objects, as its paths and examples show it. */
interface Collection {
  /** Absent for what can only be listed. */
  parameter?: string;
  /** The field of an object that the parameter names. */
  id: string;
}

/** Adds to a document what its paths say about objects: GET, PATCH, PUT and DELETE /x/{id} make /x a collection. */
export function deriveResources(document: OpenApiDocument): OpenApiDocument {
  const collections = findCollections(document);
  const items = Object.entries(document.paths).map(([path, item]) => {
    const methods = httpMethods.flatMap((method) => {
      const operation = item[method];
      if (!operation) return [];
      const { collection = '', ...resource } = deriveResource(document, collections, path, method) ?? {};
      return [[method, { ...operation, 'x-sandbox-resource': { ...resource, collection } }]];
    });
    return [path, { ...item, ...Object.fromEntries(methods) }];
  });
  return { ...document, paths: Object.fromEntries(items) };
}

function findCollections(document: OpenApiDocument): Map<string, Collection> {
  const { paths } = document;
  const found = Object.entries(paths).flatMap(([path, item]) => {
    const [, collection, parameter] = /^(.+)\/\{([^{}]+)\}$/.exec(path) ?? [];
    if (collection === undefined || parameter === undefined) return [];
    const examples = [item.get, item.put, item.patch].map((operation) => getExample(document, operation));
    const id = examples.map((example) => findKey(example, parameter)).find((key) => key !== undefined);
    return id === undefined ? [] : [[collection, { parameter, id }] as const];
  });
  const lists = Object.entries(paths).flatMap(([path, item]) => {
    const isList = !path.includes('{') && findList(getExample(document, item.get), 'id') !== undefined;
    return isList ? [[path, { id: 'id' }] as const] : [];
  });
  return new Map<string, Collection>([...lists, ...found]);
}

/** Finds the field of an object that a parameter of the path names: the one of its name, or `id` for a parameter such as `pet_id`. */
function findKey(example: unknown, parameter: string): string | undefined {
  if (!isPlainObject(example)) return undefined;
  const names = [parameter, ...(/id$/i.test(parameter) ? ['id'] : [])];
  return names.find((name) => ['string', 'number'].includes(typeof example[name]));
}

function deriveResource(
  document: OpenApiDocument,
  collections: ReadonlyMap<string, Collection>,
  path: string,
  method: HttpMethod,
): SandboxResource | undefined {
  const operation = document.paths[path]?.[method];
  const own = operation?.['x-sandbox-resource'];
  if (own?.collection !== undefined) return own;
  const [, parent = ''] = /^(.+)\/\{[^{}]+\}$/.exec(path) ?? [];
  const known = collections.get(parent);
  const action = objectActions[method];
  if (known?.parameter !== undefined && action) return { ...own, collection: parent, action, ...known };
  const collection = collections.get(path);
  if (!collection) return own;
  const { id } = collection;
  const example = getExample(document, operation);
  const list = method === 'get' ? findList(example, id) : undefined;
  if (list !== undefined) return { ...own, collection: path, action: 'list', id, list };
  const isCreated = method === 'post' && isPlainObject(example) && id in example;
  return isCreated ? { ...own, collection: path, action: 'create', id } : own;
}

/** Finds the field of a response that lists objects; an empty text where the response is the list. */
function findList(example: unknown, id: string): string | undefined {
  const isList = (value: unknown) => Array.isArray(value) && value.some((item) => isPlainObject(item) && id in item);
  if (isList(example)) return '';
  return Object.entries(isPlainObject(example) ? example : {}).find(([, value]) => isList(value))?.[0];
}

/** Returns the first example of a success. */
function getExample(document: object, operation: { responses: Record<string, object> } | undefined): unknown {
  const success = Object.entries(operation?.responses ?? {}).find(([status]) => status.startsWith('2'))?.[1];
  const { content = {} } = success ? resolveReference<{ content?: Record<string, MediaType> }>(document, success) : {};
  const [media] = Object.values(content);
  return Object.values(media?.examples ?? {})[0]?.value;
}
