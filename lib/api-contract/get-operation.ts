import { SiteError } from '../errors/site-error';
import { findNearest, toList } from '../text/nearest';
import { resolveReference } from './resolve-reference';
import {
  type HttpMethod,
  httpMethods,
  type OpenApiDocument,
  type Operation,
  type Parameter,
  type PathItem,
  parameterPlaces,
  type RequestBody,
  type Response,
} from './types';

/** An operation with everything that belongs to it found and in one place. */
export interface ResolvedOperation {
  id: string;
  method: HttpMethod;
  path: string;
  description: string;
  isDeprecated: boolean;
  /** Whether a session token opens it, too. */
  takesSessionToken: boolean;
  parameters: Parameter[];
  body: RequestBody | undefined;
  /** By status, in rising order. */
  responses: { status: string; response: Response }[];
}

/** Resolving follows every reference of the contract, and every page asks for its operation and its sidebar. */
const resolved = new WeakMap<OpenApiDocument, ResolvedOperation[]>();

/** Every operation of the contract, in the order of its paths. */
export function listOperations(document: OpenApiDocument): ResolvedOperation[] {
  const operations = resolved.get(document) ?? resolveOperations(document, document.paths);
  resolved.set(document, operations);
  return operations;
}

/** What the platform sends to a customer's server: each stands for an operation, with its name in place of a path. */
export function listWebhooks(document: OpenApiDocument): ResolvedOperation[] {
  return resolveOperations(document, document.webhooks ?? {});
}

function resolveOperations(document: OpenApiDocument, items: Record<string, PathItem>): ResolvedOperation[] {
  return Object.entries(items).flatMap(([path, item]) =>
    httpMethods.flatMap((method) => {
      const operation = item[method];
      return operation ? [resolveOperation(document, path, item, method, operation)] : [];
    }),
  );
}

/** @throws SiteError with the nearest ids, for an id that no operation has */
export function getOperation(document: OpenApiDocument, id: string): ResolvedOperation {
  const operations = listOperations(document);
  const operation = operations.find((candidate) => candidate.id === id);
  if (operation) return operation;
  const ids = operations.map((candidate) => candidate.id);
  throw new SiteError(`There is no operation "${id}" in the contract.`, `Nearest: ${toList(findNearest(id, ids))}.`);
}

function resolveOperation(
  document: OpenApiDocument,
  path: string,
  item: PathItem,
  method: HttpMethod,
  operation: Operation,
): ResolvedOperation {
  const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((parameter) =>
    resolveReference(document, parameter),
  );
  return {
    id: operation.operationId,
    method,
    path,
    description: operation.description,
    isDeprecated: operation.deprecated ?? false,
    takesSessionToken: operation.security?.some((way) => 'sessionToken' in way) ?? false,
    parameters: parameters.toSorted((a, b) => parameterPlaces.indexOf(a.in) - parameterPlaces.indexOf(b.in)),
    body: operation.requestBody && resolveReference(document, operation.requestBody),
    responses: Object.entries(operation.responses)
      .map(([status, response]) => ({ status, response: resolveReference<Response>(document, response) }))
      .sort((a, b) => a.status.localeCompare(b.status)),
  };
}
