import type { SandboxOperation } from './operation';

/** Makes a call safe to repeat. */
export const idempotencyHeader = 'Idempotency-Key';

/** Names the client whose objects a call works on. */
export const clientHeader = 'X-Client-Key';

export function takesHeader({ parameters }: SandboxOperation, name: string): boolean {
  return parameters.some((parameter) => parameter.in === 'header' && parameter.name === name);
}
