import { parseAllDocuments, type YAMLParseError } from 'yaml';
import { toErrorMessage } from '../errors/site-error';
import { locateJsonProblem } from '../text/json-problem';

/** What is wrong in a block of code. */
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
    return { line: locateJsonProblem(json).line, message: toErrorMessage(error).replace(/\s+/g, ' ') };
  }
}

/** Finds the first syntax error of a YAML text, which may hold several documents. */
export function findYamlProblem(source: string): CodeProblem | undefined {
  const error = [...parseAllDocuments(source)].flatMap(({ errors }) => errors)[0];
  return error && toYamlProblem(error);
}

/** What the parser objects to, without the place and the excerpt that its message ends with. */
export function toYamlProblem({ linePos, message }: YAMLParseError): CodeProblem {
  return { line: linePos?.[0].line ?? 1, message: message.split(/ at line |\n/)[0] ?? '' };
}
