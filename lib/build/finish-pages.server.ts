import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { addPolicy } from '../security/add-policy';
import type { PolicySources } from '../security/content-policy';
import { findInlineParts } from '../security/inline-parts';
import { joinPayload } from './join-payload';
import { putScriptsLast } from './put-scripts-last';
import { trimPayload } from './trim-payload';

/**
 * Does to every page of the built site what Next does not: its scripts come after its content, its payload becomes one
 * script, its payload for the router is trimmed, and it gets its content security policy. It has to be the last step that changes pages.
 * @param out folder of the built site
 * @returns how many pages there are
 * @throws Error naming a page that has no head, or a policy already
 */
export function finishPages(out: string, sources: PolicySources): number {
  const files = globSync(['**/*.html'], { cwd: out });
  for (const file of files) {
    const fullPath = path.join(out, file);
    const html = readFileSync(fullPath, 'utf8');
    const payloadPath = fullPath.replace(/html$/, 'txt');
    if (existsSync(payloadPath)) {
      const payload = readFileSync(payloadPath, 'utf8');
      writeFileSync(payloadPath, trimPayload(payload, findInlineParts(html).scripts));
    }
    writeFileSync(fullPath, addPolicy(joinPayload(putScriptsLast(html)), file, sources));
  }
  return files.length;
}
