import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Set-up of a whole run of Vitest: what the tests write to the system's temporary folder goes to one of the run's own, which is
 * removed in the end.
 * @returns the tear-down
 */
export default function useTempFolder(): () => void {
  const folder = mkdtempSync(path.join(tmpdir(), 'unit-tests-'));
  process.env.TMPDIR = folder;
  return () => rmSync(folder, { recursive: true });
}
