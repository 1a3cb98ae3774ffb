import { parseAllDocuments, type YAMLParseError } from 'yaml';
import type { CodeFault } from './code-fault';

/** Finds the first syntax error of a YAML text, which may hold several documents. */
export function findYamlFault(source: string): CodeFault | undefined {
  const error = [...parseAllDocuments(source)].flatMap(({ errors }) => errors)[0];
  return error && toYamlFault(error);
}

/** What the parser objects to, without the place and the excerpt that its message ends with. */
export function toYamlFault({ linePos, message }: YAMLParseError): CodeFault {
  return { line: linePos?.[0].line ?? 1, message: message.split(/ at line |\n/)[0] ?? '' };
}
