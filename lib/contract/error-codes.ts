import type { ResolvedOperation } from './get-operation';

/** A status with which an operation can fail. */
export interface OperationError {
  status: string;
  /** Meaning of the status for this operation. */
  meaning: string;
  cases: ErrorCase[];
}

interface ErrorCase {
  code: string;
  /** An example of it, which is shown where the status has several codes. */
  example: string | undefined;
}

/** The media type of error responses. */
export const problemType = 'application/problem+json';

/** Returns the errors of an operation, with a case for each example of a problem; the example's name is the error's code. */
export function getOperationErrors(operation: ResolvedOperation): OperationError[] {
  return operation.responses.flatMap(({ status, response }) => {
    const examples = Object.entries(response.content?.[problemType]?.examples ?? {});
    const cases = examples.map(([code, { summary: example }]) => ({ code, example }));
    return cases.length > 0 ? [{ status, meaning: response.description, cases }] : [];
  });
}
