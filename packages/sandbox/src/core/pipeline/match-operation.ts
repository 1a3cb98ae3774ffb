import type { SandboxOperation } from './types';

/** The operation that a request calls, with the parameters of its path. A fixed path comes before one with parameters. */
export function findOperation(
  operations: Iterable<SandboxOperation>,
  method: string,
  path: string,
): { operation: SandboxOperation; parameters: Record<string, string> } | undefined {
  const parts = path.split('/');
  const found = [...operations].flatMap((operation) => {
    const parameters =
      operation.method === method.toLowerCase() ? matchPath(operation.path.split('/'), parts) : undefined;
    return parameters ? [{ operation, parameters }] : [];
  });
  return found.toSorted((a, b) => Object.keys(a.parameters).length - Object.keys(b.parameters).length)[0];
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
