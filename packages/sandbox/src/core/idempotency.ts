import { hashBytes } from './hash-bytes';
import { idempotencyHeader, takesHeader } from './headers';
import { isFile, isPlainObject } from './json';
import type { Context } from './pipeline/context';

/** Returns what a repeated call has in common with the first; `undefined` where the call cannot be repeated. */
export function toRepeatKey({ operation, input, workspace }: Context): string | undefined {
  const key = input.header[idempotencyHeader.toLowerCase()];
  if (key === undefined || !takesHeader(operation, idempotencyHeader)) return undefined;
  return JSON.stringify([operation.id, input.path, workspace, input.header.authorization, key]);
}

/** Returns what makes two bodies the same: their values, whatever the order of fields; of a file, its name and content. */
export function toFingerprint(body: unknown): string {
  return (
    JSON.stringify(body, (_, value: unknown) => {
      if (isFile(value)) return [value.name, hashBytes(value.bytes)];
      if (!isPlainObject(value)) return value;
      return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
    }) ?? ''
  );
}
