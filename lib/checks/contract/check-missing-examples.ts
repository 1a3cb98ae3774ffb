import type { AsyncApiDocument } from '../../contract/asyncapi-schema';
import { contractFiles } from '../../contract/contract-files';
import { problemType } from '../../contract/error-codes';
import { listChannelMessages } from '../../contract/get-channel';
import { listOperations, listWebhooks, type ResolvedOperation } from '../../contract/get-operation';
import type { MediaType, OpenApiDocument } from '../../contract/openapi-schema';
import { isSent } from '../../contract/samples/sample-request';
import type { Problem } from '../../errors/problem';
import type { OperationLocator } from './locate-operations.server';

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
