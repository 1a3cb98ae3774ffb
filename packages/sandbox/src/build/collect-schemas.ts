import type { Schema } from '../core/json-schema';
import { getReferenceName, resolveReference } from './resolve-reference';

/** Collects the schemas that others refer to, by name, with those that they refer to in turn. */
export function collectSchemas(document: object, roots: readonly Schema[]): Record<string, Schema> {
  const found: Record<string, Schema> = {};
  const collect = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    Object.values(node).forEach(collect);
    const name = getReferenceName(node);
    if (!name || name in found) return;
    const target = resolveReference<Schema>(document, { $ref: (node as { $ref: string }).$ref });
    found[name] = target;
    collect(target);
  };
  roots.forEach(collect);
  return found;
}
