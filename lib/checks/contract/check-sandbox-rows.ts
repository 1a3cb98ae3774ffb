import { contractFiles } from '../../contract/contract-files';
import { listOperations, type ResolvedOperation } from '../../contract/get-operation';
import { toPointer } from '../../contract/list-texts';
import type { OpenApiDocument, SandboxRow, Schema } from '../../contract/openapi-schema';
import { resolveReference } from '../../contract/resolve-reference';
import type { Problem } from '../../errors/problem';
import { findNearest, toList } from '../../text/nearest';
import { createExampleValidator } from './check-examples';
import type { OperationLocator } from './locate-operations.server';

/** Something wrong with a row, and the part of the row that it is about. */
type RowProblem = Pick<Problem, 'message' | 'hint'> & { at?: string[] };

interface Facts {
  document: OpenApiDocument;
  /** The names of the sample images. */
  images: readonly string[];
  /** Returns whether the schemas of its place allow a value, or a list of it. */
  isAllowed: (schemas: readonly Schema[], value: string) => boolean;
}

/**
 * Finds rows of the sandbox that name no place, example or image, that are there twice, or that no request reaches.
 * @param images the names of the published sample images
 */
export function checkSandboxRows(
  document: OpenApiDocument,
  images: readonly string[],
  getPlace: OperationLocator,
): Problem[] {
  const validate = createExampleValidator(document.components);
  const isAllowed: Facts['isAllowed'] = (schemas, value) =>
    schemas.some((schema) => toValues(value).some((candidate) => validate(schema, candidate) === undefined));
  const facts = { document, images, isAllowed };
  const operations = listOperations(document);
  const shared = document['x-sandbox'] ?? [];
  const ofDocument = shared.flatMap((row, index) =>
    checkShared(row, shared.slice(0, index), operations).map((problem) =>
      toProblem(contractFiles.openapi, ['x-sandbox', index], problem),
    ),
  );
  const ofOperations = operations.flatMap((operation) => {
    const { id, path, method } = operation;
    const rows = document.paths[path]?.[method]?.['x-sandbox'] ?? [];
    return rows.flatMap((row, index) =>
      checkRow(facts, operation, row, rows.slice(0, index)).map((problem) =>
        toProblem(getPlace(id), ['paths', path, method, 'x-sandbox', index], problem),
      ),
    );
  });
  return [...ofDocument, ...ofOperations];
}

function toProblem(file: string, path: (string | number)[], { at = [], message, hint }: RowProblem): Problem {
  return { file, message: `${toPointer([...path, ...at])}: ${message}`, hint };
}

/** A row of the whole contract has to be a row of at least one operation. */
function checkShared(row: SandboxRow, earlier: readonly SandboxRow[], operations: ResolvedOperation[]): RowProblem[] {
  const isUsed = operations.some((operation) => findExample(operation, row));
  const message = `no operation has ${row.response} with ${row.example}.`;
  const unused = isUsed ? [] : [{ message, hint: 'Name an example that there is.' }];
  return [...unused, ...checkReachable(row, earlier)];
}

function checkRow(
  facts: Facts,
  operation: ResolvedOperation,
  row: SandboxRow,
  earlier: readonly SandboxRow[],
): RowProblem[] {
  const ofPlaces = Object.entries(row.when).flatMap(([place, value]) => checkPlace(facts, operation, place, value));
  return [...ofPlaces, ...checkExample(operation, row), ...checkReachable(row, earlier)];
}

function checkExample(operation: ResolvedOperation, row: SandboxRow): RowProblem[] {
  if (findExample(operation, row)) return [];
  const statuses = operation.responses.map(({ status }) => status);
  if (!statuses.includes(row.response)) {
    const message = `the operation has no response "${row.response}".`;
    return [{ at: ['response'], message, hint: `It has ${toList(statuses)}.` }];
  }
  const names = listExamples(operation, row.response);
  const message = `the response ${row.response} has no example "${row.example}".`;
  return [{ at: ['example'], message, hint: `Nearest: ${toList(findNearest(row.example, names))}.` }];
}

function findExample(operation: ResolvedOperation, { response, example }: SandboxRow): boolean {
  return listExamples(operation, response).includes(example);
}

function listExamples({ responses }: ResolvedOperation, status: string): string[] {
  const content = responses.find((candidate) => candidate.status === status)?.response.content ?? {};
  return Object.values(content).flatMap(({ examples = {} }) => Object.keys(examples));
}

/** A row that an earlier one stands in front of: whatever it asks for, the earlier one asks for too, or for less. */
function checkReachable(row: SandboxRow, earlier: readonly SandboxRow[]): RowProblem[] {
  const own = Object.entries(row.when);
  const index = earlier.findIndex(({ when }) =>
    Object.entries(when).every(([place, value]) =>
      own.some(([ownPlace, ownValue]) => ownPlace === place && ownValue === value),
    ),
  );
  if (index < 0) return [];
  const message = `no request reaches this row, because row ${index} matches first.`;
  return [{ at: ['when'], message, hint: 'Remove one of the two, or put the one with more places first.' }];
}

function checkPlace(facts: Facts, operation: ResolvedOperation, place: string, value: string): RowProblem[] {
  const at = ['when', place];
  const { schemas, known } = findPlace(facts.document, operation, place);
  if (schemas.length === 0) {
    const message = `the operation has no "${place}".`;
    return [{ at, message, hint: `Nearest: ${toList(findNearest(place, known))}.` }];
  }
  if (place.startsWith('body.') && /\.(?:jpe?g|png|webp)$/.test(value)) {
    if (facts.images.includes(value)) return [];
    const message = `there is no sample image "${value}".`;
    return [{ at, message, hint: `Nearest in public/sandbox: ${toList(findNearest(value, facts.images))}.` }];
  }
  if (facts.isAllowed(schemas, value)) return [];
  return [
    { at, message: `"${value}" is not allowed here.`, hint: 'Name a value that the schema of the place allows.' },
  ];
}

/** A value that a request sends as text may mean a number, a boolean or nothing, and may be one of a list. */
function toValues(value: string): unknown[] {
  const values = /^(?:true|false|null|-?\d+(?:\.\d+)?)$/.test(value) ? [value, JSON.parse(value)] : [value];
  return [...values, [value]];
}

/** The schemas of a place of a request; where there are none, the places that there are beside it. */
function findPlace(
  document: OpenApiDocument,
  { parameters, body }: ResolvedOperation,
  place: string,
): { schemas: Schema[]; known: string[] } {
  const [part = '', ...names] = place.split('.');
  if (part !== 'body') {
    const places = new Map(parameters.map(({ in: own, name, schema }) => [`${own}.${name}`, [schema]]));
    places.set('header.Authorization', [{ type: 'string' }]);
    return { schemas: places.get(place) ?? [], known: [...places.keys()] };
  }
  let schemas = Object.values(body?.content ?? {}).flatMap(({ schema }) => schema ?? []);
  let known: string[] = [];
  for (const name of names) {
    const holders = schemas.flatMap((schema) => listAlternatives(document, schema));
    known = holders.flatMap(({ properties = {} }) => Object.keys(properties).map((key) => `body.${key}`));
    schemas = holders.flatMap(({ properties = {} }) => properties[name] ?? []);
  }
  return { schemas, known: [...new Set(known)] };
}

/** A schema, with whatever it is made of or can be. */
function listAlternatives(document: OpenApiDocument, reference: Schema): Schema[] {
  const schema = resolveReference<Schema>(document, reference);
  const inner = [schema.oneOf, schema.anyOf, schema.allOf].flatMap((parts) => parts ?? []);
  return [schema, ...inner.flatMap((part) => listAlternatives(document, part))];
}
