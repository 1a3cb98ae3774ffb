import type { SandboxChannel, SandboxOperation } from 'openapi-sandbox';
import { loadPart } from '@/lib/browser/load-part';

/**
 * Loads the sandbox of the page, which a dialog needs only once something is sent, and adds what the dialog is about.
 * @throws Error that says what could not be loaded
 */
export async function loadSandbox(operations: readonly SandboxOperation[], channels: readonly SandboxChannel[] = []) {
  const part = await loadPart('sandbox', () => import('./page-sandbox'));
  part.sandbox.add(operations, channels);
  return part;
}

/** Begins to load the sandbox while the reader fills in a form. Where that fails, what is sent says so. */
export function preloadSandbox(): void {
  loadSandbox([]).catch(() => {});
}
