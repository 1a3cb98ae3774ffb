import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { addPolicy } from '../security/add-policy';
import type { PolicySources } from '../security/content-policy';
import { joinPayload } from './join-payload';

/**
 * Does to every page of the built site what Next does not: its payload becomes one script, and it gets its content
 * security policy. It has to be the last step that changes pages.
 * @param out folder of the built site
 * @returns how many pages there are
 * @throws Error naming a page that has no head, or a policy already
 */
export function finishPages(out: string, sources: PolicySources): number {
  const files = globSync(['**/*.html'], { cwd: out });
  for (const file of files) {
    const fullPath = path.join(out, file);
    writeFileSync(fullPath, addPolicy(joinPayload(readFileSync(fullPath, 'utf8')), file, sources));
  }
  return files.length;
}
