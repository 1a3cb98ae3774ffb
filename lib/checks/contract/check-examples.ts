import Ajv, { type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import type { AsyncApiDocument } from '../../contract/asyncapi-schema';
import { contractFiles } from '../../contract/contract-files';
import { problemType } from '../../contract/error-codes';
import { listChannelMessages } from '../../contract/get-channel';
import { listOperations, listWebhooks, type ResolvedOperation } from '../../contract/get-operation';
import type { Header, MediaType, OpenApiDocument, Schema } from '../../contract/openapi-schema';
import { resolveReference } from '../../contract/resolve-reference';
import { isSent } from '../../contract/samples/sample-request';
import type { Problem } from '../../errors/problem';
import type { OperationLocator } from './locate-operations.server';

/** Validates the examples of parameters, response headers and bodies (except `text/…`), of operations and webhooks, by their schemas. */
export function checkExamples(
  document: OpenApiDocument,
  getPlace: OperationLocator,
): { problems: Problem[]; count: number } {
  const examples = [...listOperations(document), ...listWebhooks(document)].flatMap((operation) =>
    listExamples(document, operation).map((example) => ({ ...example, file: getPlace(operation.id) })),
  );
  return { problems: findInvalidExamples(document.components, examples), count: examples.length };
}

type OperationExample = Omit<ExampleToCheck, 'file'>;

function listExamples(
  document: OpenApiDocument,
  { id, parameters, body, responses }: ResolvedOperation,
): OperationExample[] {
  const ofParameters = parameters
    .filter(({ example }) => example !== undefined)
    .map(({ name, schema, example }) => ({ where: `${id}, parameter ${name}`, schema, value: example }));
  const ofBody = listMediaExamples(`${id}, body`, body?.content);
  const ofResponses = responses.flatMap(({ status, response }) => [
    ...listMediaExamples(`${id}, response ${status}`, response.content),
    ...Object.entries(response.headers ?? {}).flatMap(([name, reference]) => {
      const { schema, example } = resolveReference<Header>(document, reference);
      return schema && example !== undefined
        ? [{ where: `${id}, header ${name} of ${status}`, schema, value: example }]
        : [];
    }),
  ]);
  return [...ofParameters, ...ofBody, ...ofResponses];
}

function listMediaExamples(where: string, content: Record<string, MediaType> = {}): OperationExample[] {
  return Object.entries(content).flatMap(([type, { schema, examples = {} }]) =>
    schema && !type.startsWith('text/')
      ? Object.entries(examples).map(([name, { value }]) => ({
          where: `${where} (${type}), example ${name}`,
          schema,
          value,
        }))
      : [],
  );
}

const documentId = 'https://contract.invalid/document.json';

/**
 * Makes a function that validates a value against a schema of the contract (JSON Schema draft 2020-12).
 * @param components what `#/components/…` refers to
 * @returns a function that says what is wrong with a value, or `undefined` for a valid one
 */
export function createExampleValidator(components: object): (schema: Schema, value: unknown) => string | undefined {
  const ajv = new Ajv({ strict: false, allErrors: true });
  addFormats(ajv);
  ajv.addSchema({ $id: documentId, components });
  const compiled = new Map<string, ValidateFunction>();
  return (schema, value) => {
    const text = toAbsoluteText(schema);
    const validate = compiled.get(text) ?? ajv.compile(JSON.parse(text));
    compiled.set(text, validate); // Most examples share a schema with others, and compiling is the slowest part.
    if (validate(value)) return undefined;
    return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath || '/'} ${message}`).join('; ');
  };
}

/** A schema as JSON, with references within the document made absolute, so that the validator can resolve them. */
function toAbsoluteText(schema: Schema): string {
  return JSON.stringify(schema).replaceAll('"$ref":"#/', `"$ref":"${documentId}#/`);
}

/** An example of the contract, with the schema that it has to match. */
interface ExampleToCheck {
  /** The file of the contract, as problems name it. */
  file: string;
  /** Where the example is, in the contract's own names. */
  where: string;
  schema: Schema;
  value: unknown;
}

/**
 * Finds the examples that do not match their schemas.
 * @param components what `#/components/…` refers to
 */
export function findInvalidExamples(components: object, examples: readonly ExampleToCheck[]): Problem[] {
  const validate = createExampleValidator(components);
  return examples.flatMap(({ file, where, schema, value }) => {
    const problem = validate(schema, value);
    return problem ? [{ file, message: `${where}: ${problem}`, hint: 'Correct the example or the schema.' }] : [];
  });
}

/** Finds what readers would see without an example: what samples send, answers, errors and messages. */
export function checkMissingExamples(
  openapi: OpenApiDocument,
  asyncapi: AsyncApiDocument,
  getPlace: OperationLocator,
): Problem[] {
  const toOperationProblem = ({ id }: ResolvedOperation, what: string) => toMissing(getPlace(id), `${id}: ${what}`);
  const inOperations = listOperations(openapi).flatMap((operation) =>
    [...listMissing(operation), ...listUnnamedErrors(operation)].map((what) => toOperationProblem(operation, what)),
  );
  // What a customer's server answers to a webhook when it fails is its own business.
  const inWebhooks = listWebhooks(openapi).flatMap((webhook) =>
    listMissing(webhook).map((what) => toOperationProblem(webhook, what)),
  );
  const inMessages = Object.keys(asyncapi.channels).flatMap((id) =>
    listChannelMessages(asyncapi, id)
      .filter(({ examples = [] }) => examples.length === 0)
      .map(({ name }) => toMissing(contractFiles.asyncapi, `${id}: the message ${name}`)),
  );
  return [...inOperations, ...inWebhooks, ...inMessages];
}

function toMissing(file: string, what: string): Problem {
  return { file, message: `${what} has no example.`, hint: 'Write one that shows a typical value.' };
}

function listMissing({ parameters, body, responses }: ResolvedOperation): string[] {
  const unshown = parameters.filter((parameter) => isSent(parameter) && parameter.example === undefined);
  return [
    ...unshown.map(({ name }) => `the parameter ${name}`),
    ...listBare(body?.content).map((type) => `the body as ${type}`),
    ...responses.flatMap(({ status, response }) =>
      listBare(response.content).map((type) => `the answer ${status} as ${type}`),
    ),
  ];
}

/** Errors that pages could not show, because an error is known by the code that its example is named after. */
function listUnnamedErrors({ responses }: ResolvedOperation): string[] {
  const errors = responses.filter(({ status }) => /^[45]/.test(status));
  return errors.filter(({ response }) => !response.content?.[problemType]).map(({ status }) => `the error ${status}`);
}

/** Media types without an example. */
function listBare(content: Record<string, MediaType> = {}): string[] {
  return Object.entries(content).flatMap(([type, { examples = {} }]) => (Object.keys(examples).length > 0 ? [] : type));
}
