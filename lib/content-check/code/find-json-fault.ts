import { toReason } from '../../errors/to-reason';
import type { CodeFault } from './code-fault';

/** Finds what keeps a text from being JSON. */
export function findJsonFault(json: string): CodeFault | undefined {
  try {
    JSON.parse(json);
    return undefined;
  } catch (error) {
    const message = toReason(error);
    return { line: json.slice(0, findOffset(message, json)).split('\n').length, message: message.replace(/\s+/g, ' ') };
  }
}

/** The engine names a position in some messages, in others the token and the text around it, and none where a text ends too early. */
function findOffset(message: string, json: string): number {
  const position = /at position (\d+)/.exec(message)?.[1];
  if (position) return Number(position);
  const named = /^Unexpected token '(.+?)', (?:\.{3})?"(.*)"(?:\.{3})? is/s.exec(message);
  if (!named) return json.length;
  const [, token = '', around = ''] = named;
  return Math.max(0, json.indexOf(around)) + Math.max(0, around.indexOf(token));
}
