import { getOperationErrors } from '../api-contract/error-codes';
import { listOperations } from '../api-contract/get-operation';
import type { OpenApiDocument } from '../api-contract/types';
import type { Fault } from '../content-check/fault';
import { findNearest, toList } from '../text/nearest';

/** The page that explains every error, at an anchor named after its code. */
const cataloguePage = '/docs/api/introduction';

/**
 * Finds errors whose `type` does not lead to their own section of the catalogue.
 * @param anchors anchors of the catalogue's page
 */
export function checkErrorCodes(document: OpenApiDocument, siteUrl: string, anchors: readonly string[]): Fault[] {
  const file = 'content/openapi';
  const codes = new Set(
    listOperations(document).flatMap((operation) => getOperationErrors(operation).map(({ code }) => code)),
  );
  const unexplained = [...codes]
    .filter((code) => !anchors.includes(code))
    .map((code) => ({
      file,
      message: `The error "${code}" has no section on ${cataloguePage}.`,
      hint: `Write one there. Nearest: ${toList(findNearest(code, anchors))}.`,
    }));
  const wrong = listOperations(document).flatMap(({ id, responses }) =>
    responses.flatMap(({ status, response }) =>
      Object.entries(response.content?.['application/problem+json']?.examples ?? {}).flatMap(([name, { value }]) => {
        const problem = value as { type: string; code: string; status: number };
        const expected = `${siteUrl}${cataloguePage}#${name}`;
        const fits = problem.code === name && problem.type === expected && String(problem.status) === status;
        if (fits) return [];
        const message = `${id}, ${status}, example "${name}": code, status or type do not fit (${problem.code}, ${problem.status}, ${problem.type}).`;
        return [{ file, message, hint: `The type has to be ${expected}.` }];
      }),
    ),
  );
  return [...unexplained, ...wrong];
}
