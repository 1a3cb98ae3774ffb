import { SiteError } from '../errors/site-error';
import { findNearest, toList } from '../text/nearest';
import type { Reference } from './openapi-schema';

type Target = Record<string, unknown>;

/**
 * Follows references within the bundled contract until it reaches a value. Keywords beside a reference, such as a description of
 * its own, take precedence over those of its target.
 * @throws SiteError naming the nearest targets, for a reference that leads nowhere
 */
export function resolveReference<Value extends object>(
  document: object,
  value: Value | Reference,
): Exclude<Value, Reference> {
  let current: object = value;
  while ('$ref' in current && typeof current.$ref === 'string') {
    const target = getTarget(document, current.$ref);
    const { $ref, ...own } = current;
    current = Object.keys(own).length > 0 ? { ...target, ...own } : target;
  }
  return current as Exclude<Value, Reference>;
}

/** Returns the last part of a reference, which is the name of its target. */
export function getReferenceName(value: object): string | undefined {
  return '$ref' in value && typeof value.$ref === 'string' ? decode(value.$ref.split('/').pop() ?? '') : undefined;
}

function getTarget(document: object, reference: string): object {
  const parts = reference.replace(/^#\//, '').split('/').map(decode);
  let target: unknown = document;
  for (const part of parts) {
    const parent = target as Target;
    target = parent?.[part];
    if (target !== undefined) continue;
    const names = Object.keys(parent ?? {});
    throw new SiteError(
      `The reference "${reference}" in the contract does not resolve.`,
      `Nearest: ${toList(findNearest(part, names))}.`,
    );
  }
  return target as object;
}

/** Unescapes a token of a JSON Pointer. */
function decode(part: string): string {
  return part.replaceAll('~1', '/').replaceAll('~0', '~');
}
