import { resolveReference as resolve, UnresolvedReference } from 'openapi-sandbox/build';
import { SiteError } from '../errors/site-error';
import { findNearest, toList } from '../text/nearest';
import type { Reference } from './openapi-schema';

/**
 * Follows references within the bundled contract until it reaches a value, as the sandbox does.
 * @throws SiteError naming the nearest targets, for a reference that leads nowhere
 */
export function resolveReference<Value extends object>(
  document: object,
  value: Value | Reference,
): Exclude<Value, Reference> {
  try {
    return resolve(document, value);
  } catch (error) {
    if (!(error instanceof UnresolvedReference)) throw error;
    throw new SiteError(
      `The reference "${error.reference}" in the contract does not resolve.`,
      `Nearest: ${toList(findNearest(error.part, error.names))}.`,
    );
  }
}
