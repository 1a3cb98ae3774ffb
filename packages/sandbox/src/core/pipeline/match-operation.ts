import { clientHeader, takesHeader } from '../headers';
import type { SandboxOperation } from '../operation';
import { parseUrl } from '../parse-url';
import { compareSpecificity, matchPath } from '../path-template';
import type { ProblemDraft } from '../problem';
import type { SandboxRequest, SandboxSettings } from '../sandbox';
import type { SandboxState } from '../sandbox-state';
import type { Context } from './context';

type Match = Pick<Context, 'operation' | 'input' | 'workspace'>;

interface Found {
  operation: SandboxOperation;
  path: Record<string, string>;
}

/** Matches a request with the operation that it calls, and reads what it says outside of its body. */
export function matchOperation(
  { method, url, headers }: SandboxRequest,
  { operations }: SandboxState,
  { basePaths = [] }: SandboxSettings,
): Match | ProblemDraft {
  const { pathname, searchParams } = parseUrl(url);
  const found = findOperations(operations.values(), toPaths(pathname, basePaths));
  const called = found.find(({ operation }) => operation.method === method.toLowerCase());
  if (!called) return toProblem(method.toUpperCase(), pathname, found);
  const { operation, path } = called;
  const header = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  const input = { path, query: Object.fromEntries(searchParams), search: searchParams, header, body: undefined };
  const workspace = takesHeader(operation, clientHeader) ? (header[clientHeader.toLowerCase()] ?? '') : '';
  return { operation, input, workspace };
}

/** Lists a path, and what follows the base path of a server: clients may call both. */
function toPaths(pathname: string, basePaths: readonly string[]): string[] {
  const inner = basePaths.filter((base) => pathname.startsWith(`${base}/`)).map((base) => pathname.slice(base.length));
  return [pathname, ...inner];
}

/** Finds the operations of a path, each with the parameters of the path; the most specific path first. */
function findOperations(operations: Iterable<SandboxOperation>, paths: readonly string[]): Found[] {
  const all = [...operations];
  for (const pathname of paths) {
    const segments = pathname.split('/');
    const found = all.flatMap((operation) => {
      const path = matchPath(operation.path, segments);
      return path ? [{ operation, path }] : [];
    });
    if (found.length > 0) return found.sort((a, b) => compareSpecificity(a.operation.path, b.operation.path));
  }
  return [];
}

function toProblem(method: string, pathname: string, found: readonly Found[]): ProblemDraft {
  if (found.length === 0) {
    return { status: '404', code: 'not_found', detail: `The contract has no operation ${method} ${pathname}.` };
  }
  const methods = new Set(found.map(({ operation }) => operation.method.toUpperCase()));
  const allowed = [...methods, ...(methods.has('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ');
  const detail = `The path does not have the method ${method}: it has ${allowed}.`;
  return { status: '405', code: 'method_not_allowed', detail, headers: { Allow: allowed } };
}
