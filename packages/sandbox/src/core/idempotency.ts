import { hashBytes } from './hash-bytes';
import { idempotencyHeader, takesHeader } from './headers';
import type { Context } from './pipeline/context';
import type { SandboxBody } from './sandbox';

/** Returns what a repeated call has in common with the first; `undefined` where the call cannot be repeated. */
export function toRepeatKey({ operation, input, workspace }: Context): string | undefined {
  const key = input.header[idempotencyHeader.toLowerCase()];
  if (key === undefined || !takesHeader(operation, idempotencyHeader)) return undefined;
  return JSON.stringify([operation.id, input.path, workspace, key]);
}

/** Returns what makes two bodies the same: their text, or the fields and files of a form. */
export function toFingerprint(body: SandboxBody | undefined): string {
  if (body?.kind !== 'form') return body?.text ?? '';
  return JSON.stringify(
    body.parts.map(({ name, value }) => [
      name,
      typeof value === 'string' ? value : [value.name, hashBytes(value.bytes)],
    ]),
  );
}
