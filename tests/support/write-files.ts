import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Writes files and the folders that they need.
 * @param files their texts or bytes, by path below the folder
 * @param folder a temporary one unless it is given
 * @returns the folder
 */
export function writeFiles(
  files: Record<string, string | Uint8Array>,
  folder: string = mkdtempSync(path.join(tmpdir(), 'files-')),
): string {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  }
  return folder;
}
