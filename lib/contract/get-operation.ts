import type { HttpMethod } from 'openapi-sandbox';
import {
  type FoundOperation,
  listMethods,
  resolveParameters,
  resolveResponses,
  resolveRules,
} from 'openapi-sandbox/build';
import { SiteError } from '../errors/site-error';
import { findNearest, toList } from '../text/nearest';
import type {
  OpenApiDocument,
  Operation,
  Parameter,
  PathItem,
  RequestBody,
  Response,
  SandboxRule,
} from './openapi-schema';
import { resolveReference } from './resolve-reference';

/** An operation with its references resolved and the parameters of its path merged in. */
export interface ResolvedOperation {
  id: string;
  method: HttpMethod;
  path: string;
  summary: string;
  description: string;
  tags: string[];
  isDeprecated: boolean;
  /** The scope that the API key needs. */
  scope: Operation['x-required-scope'] | undefined;
  /** True if it also accepts a session token. */
  takesSessionToken: boolean;
  parameters: Parameter[];
  body: RequestBody | undefined;
  /** In ascending order of status. */
  responses: OperationResponse[];
  /** Its own, then those of the whole contract that it has the examples for. */
  sandboxRules: Required<SandboxRule>[];
}

interface OperationResponse {
  status: string;
  response: Response;
}

/** Resolving follows every reference of the contract, and every page needs the operations for itself and its sidebar. */
const cache = new WeakMap<OpenApiDocument, ResolvedOperation[]>();

/** Lists every operation of the contract, in the order of its paths. */
export function listOperations(document: OpenApiDocument): ResolvedOperation[] {
  const operations = cache.get(document) ?? resolveOperations(document, document.paths);
  cache.set(document, operations);
  return operations;
}

/** Lists the responses of an operation that succeeded. */
export function listSuccessResponses({ responses }: ResolvedOperation): ResolvedOperation['responses'] {
  return responses.filter(({ status }) => status.startsWith('2'));
}

/** Lists webhooks, which the platform sends to a customer's server, as operations with the webhook's name in place of a path. */
export function listWebhooks(document: OpenApiDocument): ResolvedOperation[] {
  return resolveOperations(document, document.webhooks ?? {});
}

function resolveOperations(document: OpenApiDocument, items: Record<string, PathItem>): ResolvedOperation[] {
  return listMethods(items).map((found) => resolveOperation(document, found));
}

/** @throws SiteError with the nearest ids, for an unknown id */
export function getOperation(document: OpenApiDocument, id: string): ResolvedOperation {
  const operations = listOperations(document);
  const operation = operations.find((candidate) => candidate.id === id);
  if (operation) return operation;
  const ids = operations.map((candidate) => candidate.id);
  throw new SiteError(`The contract has no operation "${id}".`, `Nearest: ${toList(findNearest(id, ids))}.`);
}

function resolveOperation(
  document: OpenApiDocument,
  { path, item, method, operation }: FoundOperation<PathItem>,
): ResolvedOperation {
  const responses = resolveResponses<Response>(document, operation.responses);
  return {
    id: operation.operationId,
    method,
    path,
    summary: operation.summary,
    description: operation.description,
    tags: operation.tags,
    isDeprecated: operation.deprecated ?? false,
    scope: operation['x-required-scope'],
    takesSessionToken: operation.security?.some((way) => 'sessionToken' in way) ?? false,
    parameters: resolveParameters<Parameter>(document, item.parameters, operation.parameters),
    body: operation.requestBody && resolveReference(document, operation.requestBody),
    responses,
    sandboxRules: resolveRules([...(operation['x-sandbox'] ?? []), ...(document['x-sandbox'] ?? [])], responses),
  };
}
