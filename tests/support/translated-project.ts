import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The translations without problems that tests start from. */
export const soundProject = 'tests/fixtures/translations';

/** A copy of the project without problems for a test to change. */
export function createTranslatedProject() {
  const top = mkdtempSync(path.join(tmpdir(), 'translations-'));
  cpSync(soundProject, top, { recursive: true });
  const toPath = (file: string) => path.join(top, file);
  return {
    top,
    read: (file: string) => readFileSync(toPath(file), 'utf8'),
    write: (file: string, text: string) => writeFileSync(toPath(file), text),
    remove: (file: string) => rmSync(toPath(file)),
    /** Replaces `before`, which has to be in the file. */
    edit(file: string, before: string, after: string): void {
      const text = readFileSync(toPath(file), 'utf8');
      if (!text.includes(before)) throw new Error(`${file} does not hold "${before}".`);
      writeFileSync(toPath(file), text.replace(before, after));
    },
  };
}
