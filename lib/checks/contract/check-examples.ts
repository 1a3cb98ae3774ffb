import { listOperations, listWebhooks, type ResolvedOperation } from '../../contract/get-operation';
import type { Header, MediaType, OpenApiDocument } from '../../contract/openapi-schema';
import { resolveReference } from '../../contract/resolve-reference';
import type { Problem } from '../../errors/problem';
import { type ExampleToCheck, findInvalidExamples } from './example-validator';
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
