import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Global setup of Vitest: what tests write to the system's temporary folder goes to a folder for this run, which is removed in
 * the end.
 * @returns the teardown
 */
export default function useTempFolder(): () => void {
  const folder = mkdtempSync(path.join(tmpdir(), 'unit-tests-'));
  process.env.TMPDIR = folder;
  return () => rmSync(folder, { recursive: true });
}
