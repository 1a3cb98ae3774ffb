import { parseAllDocuments } from 'yaml';
import type { CodeFault } from './code-fault';

/** Finds the first syntax error of a YAML text, which may hold several documents. */
export function findYamlFault(source: string): CodeFault | undefined {
  const error = [...parseAllDocuments(source)].flatMap(({ errors }) => errors)[0];
  return error && { line: error.linePos?.[0].line ?? 1, message: error.message.split(/ at line |\n/)[0] ?? '' };
}
