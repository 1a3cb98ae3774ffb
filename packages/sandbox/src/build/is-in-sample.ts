import { idempotencyHeader } from '../core/headers';
import type { Parameter } from './openapi';

/** Returns whether samples send a parameter. The idempotency key is added where an operation takes one, with a value of its own. */
export function isInSample({ name, required, ...parameter }: Omit<Parameter, 'schema' | 'description'>): boolean {
  return name !== idempotencyHeader && Boolean(required || parameter['x-in-sample']);
}
