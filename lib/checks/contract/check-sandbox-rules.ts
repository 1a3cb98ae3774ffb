import { contractFiles } from '../../contract/contract-files';
import { listOperations, type ResolvedOperation } from '../../contract/get-operation';
import { toPointer } from '../../contract/list-texts';
import type { OpenApiDocument, SandboxRule, Schema } from '../../contract/openapi-schema';
import { resolveReference } from '../../contract/resolve-reference';
import type { Problem } from '../../errors/problem';
import { findNearest, toList } from '../../text/nearest';
import { createExampleValidator } from './check-examples';
import type { OperationLocator } from './locate-operations.server';

/** A problem of a rule. */
type SandboxProblem = Pick<Problem, 'message' | 'hint'> & {
  /** Keys of the part of the rule that it is about. */
  at?: string[];
};

interface RuleContext {
  document: OpenApiDocument;
  /** The names of the sample images. */
  images: readonly string[];
  /** Returns whether one of the schemas allows a value, or a list of it. */
  isAllowed: (schemas: readonly Schema[], value: string) => boolean;
}

/**
 * Finds rules of the sandbox that name no input, example or image, that are there twice, or that no request reaches.
 * @param images the names of the published sample images
 */
export function checkSandboxRules(
  document: OpenApiDocument,
  images: readonly string[],
  locate: OperationLocator,
): Problem[] {
  const validate = createExampleValidator(document.components);
  const isAllowed: RuleContext['isAllowed'] = (schemas, value) =>
    schemas.some((schema) => toValues(value).some((candidate) => validate(schema, candidate) === undefined));
  const context = { document, images, isAllowed };
  const operations = listOperations(document);
  const shared = document['x-sandbox'] ?? [];
  const ofDocument = shared.flatMap((rule, index) =>
    checkSharedRule(rule, shared.slice(0, index), operations).map((problem) =>
      locateProblem(contractFiles.openapi, ['x-sandbox', index], problem),
    ),
  );
  const ofOperations = operations.flatMap((operation) => {
    const { id, path, method } = operation;
    const rules = document.paths[path]?.[method]?.['x-sandbox'] ?? [];
    return rules.flatMap((rule, index) =>
      checkRule(context, operation, rule, rules.slice(0, index)).map((problem) =>
        locateProblem(locate(id), ['paths', path, method, 'x-sandbox', index], problem),
      ),
    );
  });
  return [...ofDocument, ...ofOperations];
}

function locateProblem(file: string, path: (string | number)[], { at = [], message, hint }: SandboxProblem): Problem {
  return { file, message: `${toPointer([...path, ...at])}: ${message}`, hint };
}

/** Checks a rule of the whole contract: at least one operation has to have its example. */
function checkSharedRule(
  rule: SandboxRule,
  earlier: readonly SandboxRule[],
  operations: ResolvedOperation[],
): SandboxProblem[] {
  const isUsed = operations.some((operation) => hasExample(operation, rule));
  const message = `no operation has ${rule.response} with ${rule.example}.`;
  const unused = isUsed ? [] : [{ message, hint: 'Name an example that there is.' }];
  return [...unused, ...checkReachable(rule, earlier)];
}

function checkRule(
  context: RuleContext,
  operation: ResolvedOperation,
  rule: SandboxRule,
  earlier: readonly SandboxRule[],
): SandboxProblem[] {
  const ofInputs = Object.entries(rule.when).flatMap(([input, value]) => checkInput(context, operation, input, value));
  return [...ofInputs, ...checkExample(operation, rule), ...checkReachable(rule, earlier)];
}

function checkExample(operation: ResolvedOperation, rule: SandboxRule): SandboxProblem[] {
  if (hasExample(operation, rule)) return [];
  const statuses = operation.responses.map(({ status }) => status);
  if (!statuses.includes(rule.response)) {
    const message = `the operation has no response "${rule.response}".`;
    return [{ at: ['response'], message, hint: `It has ${toList(statuses)}.` }];
  }
  const names = listExamples(operation, rule.response);
  const message = `the response ${rule.response} has no example "${rule.example}".`;
  return [{ at: ['example'], message, hint: `Nearest: ${toList(findNearest(rule.example, names))}.` }];
}

function hasExample(operation: ResolvedOperation, { response, example }: SandboxRule): boolean {
  return listExamples(operation, response).includes(example);
}

function listExamples({ responses }: ResolvedOperation, status: string): string[] {
  const content = responses.find((candidate) => candidate.status === status)?.response.content ?? {};
  return Object.values(content).flatMap(({ examples = {} }) => Object.keys(examples));
}

/** Finds a rule that no request reaches, because an earlier one has the same conditions, or fewer of them. */
function checkReachable(rule: SandboxRule, earlier: readonly SandboxRule[]): SandboxProblem[] {
  const own = Object.entries(rule.when);
  const index = earlier.findIndex(({ when }) =>
    Object.entries(when).every(([input, value]) =>
      own.some(([ownInput, ownValue]) => ownInput === input && ownValue === value),
    ),
  );
  if (index < 0) return [];
  const message = `no request reaches this rule, because rule ${index} matches first.`;
  return [{ at: ['when'], message, hint: 'Remove one of the two, or put the one with more places first.' }];
}

function checkInput(
  context: RuleContext,
  operation: ResolvedOperation,
  input: string,
  value: string,
): SandboxProblem[] {
  const at = ['when', input];
  const { schemas, known } = findInput(context.document, operation, input);
  if (schemas.length === 0) {
    const message = `the operation has no "${input}".`;
    return [{ at, message, hint: `Nearest: ${toList(findNearest(input, known))}.` }];
  }
  if (input.startsWith('body.') && /\.(?:jpe?g|png|webp)$/.test(value)) {
    if (context.images.includes(value)) return [];
    const message = `there is no sample image "${value}".`;
    return [{ at, message, hint: `Nearest in public/sandbox: ${toList(findNearest(value, context.images))}.` }];
  }
  if (context.isAllowed(schemas, value)) return [];
  return [
    { at, message: `"${value}" is not allowed here.`, hint: 'Name a value that the schema of the input allows.' },
  ];
}

/** Lists what a text in a request can stand for: itself, a number, a boolean or null, and an item of a list. */
function toValues(value: string): unknown[] {
  const values = /^(?:true|false|null|-?\d+(?:\.\d+)?)$/.test(value) ? [value, JSON.parse(value)] : [value];
  return [...values, [value]];
}

/** Finds the schemas of an input of a request, which has none if it is unknown, and the names of the inputs beside it. */
function findInput(
  document: OpenApiDocument,
  { parameters, body }: ResolvedOperation,
  input: string,
): { schemas: Schema[]; known: string[] } {
  const [part = '', ...names] = input.split('.');
  if (part !== 'body') {
    const inputs = new Map(parameters.map(({ in: own, name, schema }) => [`${own}.${name}`, [schema]]));
    inputs.set('header.Authorization', [{ type: 'string' }]);
    return { schemas: inputs.get(input) ?? [], known: [...inputs.keys()] };
  }
  let schemas = Object.values(body?.content ?? {}).flatMap(({ schema }) => schema ?? []);
  let known: string[] = [];
  for (const name of names) {
    const objects = schemas.flatMap((schema) => listAlternatives(document, schema));
    known = objects.flatMap(({ properties = {} }) => Object.keys(properties).map((key) => `body.${key}`));
    schemas = objects.flatMap(({ properties = {} }) => properties[name] ?? []);
  }
  return { schemas, known: [...new Set(known)] };
}

/** Lists a schema with its parts and alternatives. */
function listAlternatives(document: OpenApiDocument, reference: Schema): Schema[] {
  const schema = resolveReference<Schema>(document, reference);
  const inner = [schema.oneOf, schema.anyOf, schema.allOf].flatMap((parts) => parts ?? []);
  return [schema, ...inner.flatMap((part) => listAlternatives(document, part))];
}
