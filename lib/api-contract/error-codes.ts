import type { ResolvedOperation } from './get-operation';

/** An error that an operation can return. */
export interface OperationError {
  status: string;
  code: string;
  /** What it means for this operation. */
  meaning: string;
}

/** The media type of error responses. */
export const problemType = 'application/problem+json';

/** The errors of an operation, one for each example of a problem; the example's name is the error's code. */
export function getOperationErrors(operation: ResolvedOperation): OperationError[] {
  return operation.responses.flatMap(({ status, response }) => {
    const examples = Object.entries(response.content?.[problemType]?.examples ?? {});
    return examples.map(([code, { summary }]) => ({
      status,
      code,
      meaning: examples.length > 1 && summary ? `${summary}.` : response.description,
    }));
  });
}
