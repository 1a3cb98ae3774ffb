import { type ParseError, parse } from 'jsonc-parser';
import { toErrorMessage } from '../errors/to-error-message';
import type { CodeFault } from './code-fault';

/** Finds the first syntax error of a JSON text. */
export function findJsonFault(json: string): CodeFault | undefined {
  try {
    JSON.parse(json);
    return undefined;
  } catch (error) {
    const line = json.slice(0, findOffset(json)).split('\n').length;
    return { line, message: toErrorMessage(error).replace(/\s+/g, ' ') };
  }
}

/** Where the first syntax error is; Node names it in some of its messages only. */
function findOffset(json: string): number {
  const errors: ParseError[] = [];
  parse(json, errors, { disallowComments: true });
  return errors[0]?.offset ?? json.length;
}
