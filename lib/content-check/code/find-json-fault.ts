import { toErrorMessage } from '../../errors/to-error-message';
import type { CodeFault } from './code-fault';

/** Finds the first syntax error of a JSON text. */
export function findJsonFault(json: string): CodeFault | undefined {
  try {
    JSON.parse(json);
    return undefined;
  } catch (error) {
    const message = toErrorMessage(error);
    return { line: json.slice(0, findOffset(message, json)).split('\n').length, message: message.replace(/\s+/g, ' ') };
  }
}

/** V8's message has a position, or else the token and the text around it; where the text ends too early, it has neither. */
function findOffset(message: string, json: string): number {
  const position = /at position (\d+)/.exec(message)?.[1];
  if (position) return Number(position);
  const named = /^Unexpected token '(.+?)', (?:\.{3})?"(.*)"(?:\.{3})? is/s.exec(message);
  if (!named) return json.length;
  const [, token = '', around = ''] = named;
  return Math.max(0, json.indexOf(around)) + Math.max(0, around.indexOf(token));
}
