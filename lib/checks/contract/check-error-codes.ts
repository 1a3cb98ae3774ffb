import { siteLinks } from '../../../content/data/site-links';
import { getOperationErrors, problemType } from '../../contract/error-codes';
import { listOperations, type ResolvedOperation } from '../../contract/get-operation';
import type { OpenApiDocument } from '../../contract/openapi-schema';
import type { Problem } from '../../errors/problem';
import { findNearest, toList } from '../../text/nearest';
import type { OperationLocator } from './locate-operations.server';

const { path: cataloguePage } = siteLinks.errors;

/**
 * Finds errors without a section in the catalogue, errors that no example names, and examples whose code, status or type does not match
 * their error.
 * @param anchors anchors of the page with the catalogue
 */
export function checkErrorCodes(
  document: OpenApiDocument,
  siteUrl: string,
  anchors: readonly string[],
  locate: OperationLocator,
): Problem[] {
  const operations = listOperations(document);
  const unexplained = [...getFirstOperations(operations)]
    .filter(([code]) => !anchors.includes(code))
    .map(([code, id]) => ({
      file: locate(id),
      message: `The error "${code}" has no section on ${cataloguePage}.`,
      hint: `Write one there. Nearest: ${toList(findNearest(code, anchors))}.`,
    }));
  // An error is known by the code that its example is named after.
  const unnamed = operations.flatMap(({ id, responses }) =>
    responses
      .filter(({ status, response }) => /^[45]/.test(status) && !response.content?.[problemType])
      .map(({ status }) => ({
        file: locate(id),
        message: `${id}: the error ${status} has no example.`,
        hint: `Write one as ${problemType}.`,
      })),
  );
  const mismatched = operations.flatMap(({ id, responses }) =>
    responses.flatMap(({ status, response }) =>
      Object.entries(response.content?.[problemType]?.examples ?? {}).flatMap(([name, { value }]) => {
        const problem = value as Record<string, unknown>;
        const expected = { code: name, status, type: `${siteUrl}${cataloguePage}#${name}` };
        const mismatches = Object.entries(expected).filter(([field, value]) => String(problem[field]) !== value);
        if (mismatches.length === 0) return [];
        const found = mismatches.map(([field]) => `${field} ${problem[field]}`).join(', ');
        const message = `${id}, ${status}, example "${name}" does not match its error: ${found}.`;
        const hint = mismatches.map(([field, value]) => `The ${field} must be ${value}.`).join(' ');
        return [{ file: locate(id), message, hint }];
      }),
    ),
  );
  return [...unexplained, ...unnamed, ...mismatched];
}

/** Maps the code of each error to the id of the first operation that returns it. */
function getFirstOperations(operations: readonly ResolvedOperation[]): Map<string, string> {
  const first = new Map<string, string>();
  for (const operation of operations) {
    const codes = getOperationErrors(operation).flatMap(({ cases }) => cases.map(({ code }) => code));
    for (const code of codes) first.set(code, first.get(code) ?? operation.id);
  }
  return first;
}
