import { isPlainObject, type JsonObject } from '../core/json';
import { isJson } from '../core/media-type';
import { operatorNames } from '../core/state/template';
import { parseDuration } from '../core/state/time';
import { validate } from '../core/validate';
import { type AsyncApiDocument, listChannelMessages } from './asyncapi';
import { collectSchemas } from './collect-schemas';
import { listOperations, type MediaType, type OpenApiDocument, type ResolvedOperation } from './openapi';
import { getResource } from './resources';

/** Says what keeps a contract from being served, or makes the sandbox less true to it. */
export interface Problem {
  severity: 'error' | 'warning';
  /** The operation, such as `GET /orders`. */
  location: string;
  message: string;
  hint: string;
}

export interface ContractDocuments {
  openapi: OpenApiDocument;
  asyncapi: AsyncApiDocument;
}

/** Lists what is wrong with a contract. An example that its schema refuses is an error where `x-sandbox` is used, else a warning. */
export function checkContract({ openapi, asyncapi }: ContractDocuments): Problem[] {
  const operations = listOperations(openapi);
  const collections = listCreated(operations);
  return [
    ...findSamePaths(operations),
    ...findSameIds(operations),
    ...operations.flatMap((operation) => checkResource(operation, collections, asyncapi)),
    ...checkExamples(openapi, operations),
  ];
}

/** Finds paths that differ only in the names of their parameters: no request could choose between them. */
function findSamePaths(operations: readonly ResolvedOperation[]): Problem[] {
  const toAddress = ({ method, path }: ResolvedOperation) => `${method} ${path.replace(/\{[^{}]+\}/g, '{}')}`;
  return findRepeated(operations, toAddress).map(([{ method, path }, earlier]) => {
    const hint = 'Make it one path, or give them different fixed parts.';
    return toError(toLocation(method, path), `is the same address as ${earlier.path}.`, hint);
  });
}

function findSameIds(operations: readonly ResolvedOperation[]): Problem[] {
  return findRepeated(operations, ({ id }) => id).map(([{ id, method, path }, earlier]) => {
    const message = `has the operationId "${id}", as ${toLocation(earlier.method, earlier.path)} has.`;
    return toError(toLocation(method, path), message, 'Give it a name of its own.');
  });
}

/** Finds operations with the same key as an earlier one, each with the latest of those. */
function findRepeated(
  operations: readonly ResolvedOperation[],
  toKey: (operation: ResolvedOperation) => string,
): [operation: ResolvedOperation, earlier: ResolvedOperation][] {
  const known = new Map<string, ResolvedOperation>();
  return operations.flatMap((operation) => {
    const key = toKey(operation);
    const earlier = known.get(key);
    known.set(key, operation);
    return earlier ? [[operation, earlier]] : [];
  });
}

const actions = ['create', 'list', 'read', 'update', 'delete'];

/** Checks that what `x-sandbox-resource` names is there. */
function checkResource(
  operation: ResolvedOperation,
  collections: ReadonlySet<string>,
  asyncapi: AsyncApiDocument,
): Problem[] {
  const { resource, method, path } = operation;
  const location = toLocation(method, path);
  const events = new Set(listChannelMessages(asyncapi, 'events').map(({ name }) => name));
  const problems: Problem[] = [];
  const add = (message: string, known: Iterable<string>) =>
    problems.push(
      toError(location, `x-sandbox-resource: ${message}`, `Write one of ${[...known].join(', ') || 'none'}.`),
    );
  if (resource.action !== undefined && !actions.includes(resource.action)) {
    add(`the action "${resource.action}" is unknown.`, actions);
  }
  visit(resource, (name, value) => {
    if (name === 'in' && typeof value === 'string' && !isCreated(value, collections)) {
      add(`nothing creates the collection "${value}".`, collections);
    }
    const isDuration = (name === 'after' || name === 'duration') && typeof value === 'string' && !value.startsWith('$');
    if (isDuration && parseDuration(value) === undefined) {
      problems.push(
        toError(location, `x-sandbox-resource: "${value}" is no duration.`, 'Write one such as PT15M or P2D.'),
      );
    }
    if (name === 'emit' && isPlainObject(value) && !events.has(String(value.type))) {
      add(`the event "${value.type}" is unknown.`, events);
    }
    if (name === 'send' && isPlainObject(value)) checkMessage(value, asyncapi, add);
  });
  for (const name of listOperators(resource)) {
    if (!operatorNames.includes(name)) add(`the operator "${name}" is unknown.`, operatorNames);
  }
  return problems;
}

function checkMessage(
  { channel, message }: JsonObject,
  asyncapi: AsyncApiDocument,
  add: (message: string, known: Iterable<string>) => void,
): void {
  if (!Object.hasOwn(asyncapi.channels, String(channel))) {
    add(`the channel "${channel}" is unknown.`, Object.keys(asyncapi.channels));
    return;
  }
  const names = listChannelMessages(asyncapi, String(channel)).map(({ name }) => name);
  if (!names.includes(String(message))) add(`the channel "${channel}" has no message "${message}".`, names);
}

/** Lists the collections that operations have, and those that their effects create. */
function listCreated(operations: readonly ResolvedOperation[]): Set<string> {
  const found = new Set<string>();
  for (const operation of operations) {
    for (const shape of ['object', 'list'] as const) {
      const { collection = '' } = getResource(operation, shape, operations);
      if (collection !== '') found.add(collection);
    }
    visit(operation.resource, (name, value) => {
      if (name === 'create' && isPlainObject(value) && typeof value.in === 'string') found.add(value.in);
    });
  }
  return found;
}

/** Returns whether a path is that of a collection, whatever stands for the ids in it. */
function isCreated(path: string, collections: ReadonlySet<string>): boolean {
  const toShape = (text: string) => text.replace(/\{[^{}]+\}|\*/g, '*');
  return [...collections].some((collection) => toShape(collection) === toShape(path));
}

/** Lists the names that stand where an operator does: alone in an object, with a `$` in front of them. */
function listOperators(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(listOperators);
  if (!isPlainObject(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    // Conditions have expressions as names.
    if (conditionFields.includes(name)) return listOperators(Object.values(isPlainObject(inner) ? inner : {}));
    const isOperator = name.startsWith('$') && Object.keys(value).length === 1;
    return [...(isOperator ? [name] : []), ...listOperators(inner)];
  });
}

const conditionFields = ['when', 'where', 'any', 'none'];

function visit(value: unknown, use: (name: string, value: unknown) => void): void {
  if (Array.isArray(value)) for (const item of value) visit(item, use);
  if (!isPlainObject(value)) return;
  for (const [name, inner] of Object.entries(value)) {
    use(name, inner);
    visit(inner, use);
  }
}

/** Checks the examples of bodies in JSON against their schemas. */
function checkExamples(document: OpenApiDocument, operations: readonly ResolvedOperation[]): Problem[] {
  const severity = operations.some(({ rules }) => rules.length > 0) ? 'error' : 'warning';
  return operations.flatMap(({ method, path, body, responses }) => {
    const contents = [
      { name: 'the request', content: body?.content ?? {} },
      ...responses.map(({ status, response }) => ({ name: status, content: response.content ?? {} })),
    ];
    return contents.flatMap(({ name, content }) =>
      Object.entries(content).flatMap(([type, media]) => {
        const found = isJson(type) ? findWrongExample(document, media) : undefined;
        if (found === undefined) return [];
        const message = `the example ${found.name} of ${name} is not valid: ${found.detail}.`;
        return [
          {
            severity,
            location: toLocation(method, path),
            message,
            hint: 'Change the example, or its schema.',
          } as const,
        ];
      }),
    );
  });
}

function findWrongExample(
  document: OpenApiDocument,
  { schema, examples = {} }: MediaType,
): { name: string; detail: string } | undefined {
  if (!schema) return undefined;
  const schemas = collectSchemas(document, [schema]);
  for (const [name, { value }] of Object.entries(examples)) {
    const [error] = value === undefined ? [] : validate(schema, value, schemas);
    if (error) return { name: `"${name}"`, detail: `${error.pointer} ${error.detail}` };
  }
  return undefined;
}

function toLocation(method: string, path: string): string {
  return `${method.toUpperCase()} ${path}`;
}

function toError(location: string, message: string, hint: string): Problem {
  return { severity: 'error', location, message, hint };
}
