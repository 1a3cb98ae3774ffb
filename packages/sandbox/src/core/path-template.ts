import { escapeRegExp } from './escape-reg-exp';

/** A path of a contract, ready to be matched. */
interface PathTemplate {
  /** One for each segment: a text that has to be the same, or an expression with a group for each parameter. */
  segments: (string | RegExp)[];
  names: string[];
}

const templates = new Map<string, PathTemplate>();

function parseTemplate(path: string): PathTemplate {
  const known = templates.get(path);
  if (known) return known;
  const segments = path.split('/').map((segment) => {
    if (!segment.includes('{')) return segment;
    const parts = segment.split(/\{[^{}]+\}/).map(escapeRegExp);
    return new RegExp(`^${parts.join('(.+?)')}$`);
  });
  const template = { segments, names: [...path.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name) };
  templates.set(path, template);
  return template;
}

/**
 * Returns the parameters of a path, decoded one by one: what is encoded never leads to another path.
 * @returns undefined for a path that the template does not have
 */
export function matchPath(path: string, segments: readonly string[]): Record<string, string> | undefined {
  const template = parseTemplate(path);
  if (template.segments.length !== segments.length) return undefined;
  const values: string[] = [];
  for (const [index, expected] of template.segments.entries()) {
    const segment = segments[index] ?? '';
    if (expected === segment) continue;
    const match = typeof expected === 'string' ? null : expected.exec(segment);
    if (!match) return undefined;
    values.push(...match.slice(1).map(decode));
  }
  return Object.fromEntries(template.names.map((name, index) => [name, values[index] ?? '']));
}

/** Compares paths that match the same address: a fixed segment comes before one with parameters, the first difference decides. */
export function compareSpecificity(a: string, b: string): number {
  const [left, right] = [a, b].map((path) => path.split('/').map((segment) => Number(segment.includes('{'))));
  const difference = left?.findIndex((weight, index) => weight !== right?.[index]) ?? -1;
  return difference < 0 ? 0 : (left?.[difference] ?? 0) - (right?.[difference] ?? 0);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
