import { clientHeader, takesHeader } from '../headers';
import type { SandboxOperation } from '../operation';
import { parseUrl } from '../parse-url';
import type { ProblemDraft } from '../problem';
import type { SandboxRequest } from '../sandbox';
import type { SandboxState } from '../sandbox-state';
import type { Context } from './context';

type Match = Pick<Context, 'operation' | 'input' | 'workspace'>;

/** Matches a request with the operation that it calls, and reads what it says outside of its body. */
export function matchOperation(
  { method, url, headers }: SandboxRequest,
  { operations }: SandboxState,
): Match | ProblemDraft {
  const { pathname, searchParams } = parseUrl(url);
  const found = findOperation(operations.values(), method.toLowerCase(), pathname);
  if (!found) {
    const detail = `The contract has no operation ${method.toUpperCase()} ${pathname}.`;
    return { status: '404', code: 'not_found', detail };
  }
  const { operation, path } = found;
  const header = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  const input = { path, query: Object.fromEntries(searchParams), header, body: undefined };
  const workspace = takesHeader(operation, clientHeader) ? (header[clientHeader.toLowerCase()] ?? '') : '';
  return { operation, input, workspace };
}

/** Finds an operation, with the parameters of its path. A fixed path comes before one with parameters. */
function findOperation(
  operations: Iterable<SandboxOperation>,
  method: string,
  pathname: string,
): { operation: SandboxOperation; path: Record<string, string> } | undefined {
  const parts = pathname.split('/');
  const found = [...operations].flatMap((operation) => {
    const path = operation.method === method ? matchPath(operation.path.split('/'), parts) : undefined;
    return path ? [{ operation, path }] : [];
  });
  return found.toSorted((a, b) => Object.keys(a.path).length - Object.keys(b.path).length)[0];
}

function matchPath(template: string[], parts: string[]): Record<string, string> | undefined {
  if (template.length !== parts.length) return undefined;
  const parameters: Record<string, string> = {};
  for (const [index, part] of template.entries()) {
    const value = parts[index] ?? '';
    if (part.startsWith('{') && value !== '') parameters[part.slice(1, -1)] = decode(value);
    else if (part !== value) return undefined;
  }
  return parameters;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
