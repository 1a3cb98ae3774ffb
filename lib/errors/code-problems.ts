import { type ParseError, parse } from 'jsonc-parser';
import { parseAllDocuments, type YAMLParseError } from 'yaml';
import { toErrorMessage } from './site-error';

/** A syntax error in a block of code. */
export interface CodeProblem {
  /** Line within the code, from 1. */
  line: number;
  message: string;
}

/** Parses a block of code. */
export type CodeParser = (source: string) => CodeProblem | undefined | Promise<CodeProblem | undefined>;

/** Finds the first syntax error of a JSON text. */
export function findJsonProblem(json: string): CodeProblem | undefined {
  try {
    JSON.parse(json);
    return undefined;
  } catch (error) {
    const line = json.slice(0, findOffset(json)).split('\n').length;
    return { line, message: toErrorMessage(error).replace(/\s+/g, ' ') };
  }
}

/** Finds the first syntax error; Node names its position in some of its messages only. */
function findOffset(json: string): number {
  const errors: ParseError[] = [];
  parse(json, errors, { disallowComments: true });
  return errors[0]?.offset ?? json.length;
}

/** Finds the first syntax error of a YAML text, which may hold several documents. */
export function findYamlProblem(source: string): CodeProblem | undefined {
  const error = [...parseAllDocuments(source)].flatMap(({ errors }) => errors)[0];
  return error && toYamlProblem(error);
}

/** Returns the parser's message without the position and the excerpt at its end. */
export function toYamlProblem({ linePos, message }: YAMLParseError): CodeProblem {
  return { line: linePos?.[0].line ?? 1, message: message.split(/ at line |\n/)[0] ?? '' };
}
