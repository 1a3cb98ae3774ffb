import { isObject } from '../errors/is-object';

/**
 * Gives references with keywords beside them, such as a description of their own, the form in which JSON Schema draft 07
 * keeps those keywords: `{ $ref, description }` → `{ allOf: [{ $ref }], description }`. AsyncAPI 3.0 follows that draft.
 * @param node a bundled document or a part of it, in which every `$ref` is a reference
 */
export function wrapReferences(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(wrapReferences);
  if (!isObject(node)) return node;
  const { $ref, ...rest } = node;
  const siblings = Object.entries(rest).map(([key, value]) => [key, wrapReferences(value)]);
  if ($ref === undefined) return Object.fromEntries(siblings);
  return siblings.length === 0 ? { $ref } : { allOf: [{ $ref }], ...Object.fromEntries(siblings) };
}
