import type { SandboxEvent } from 'openapi-sandbox';

/** Receive each event of the page's sandbox. They can subscribe before its code is there. */
export const sandboxListeners = new Set<(event: SandboxEvent) => void>();
