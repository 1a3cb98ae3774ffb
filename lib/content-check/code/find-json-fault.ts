import { toReason } from '../../errors/to-reason';
import type { CodeFault } from './code-fault';

/** Marks that highlight a line of a code block; readers do not see them. */
const notation = /\s*\/\/ \[!code [^\]]+\]$/gm;

/** Finds what keeps a text from being JSON. */
export function findJsonFault(source: string): CodeFault | undefined {
  const json = source.replace(notation, '');
  try {
    JSON.parse(json);
    return undefined;
  } catch (error) {
    const message = toReason(error);
    return { line: json.slice(0, findOffset(message, json)).split('\n').length, message: message.replace(/\s+/g, ' ') };
  }
}

/** The engine names a position in some messages, and in the others the token and the text around it. */
function findOffset(message: string, json: string): number {
  const position = /at position (\d+)/.exec(message)?.[1];
  if (position) return Number(position);
  const [, token = '', around = ''] = /^Unexpected token '(.+?)', (?:\.{3})?"(.*)"(?:\.{3})? is/s.exec(message) ?? [];
  return Math.max(0, json.indexOf(around)) + Math.max(0, around.indexOf(token));
}
