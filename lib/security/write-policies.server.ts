import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { buildContentPolicy, type PolicySources } from './content-policy';
import { findInlineParts } from './inline-parts';

/** The first thing in the head, as it only holds for what comes after it. */
const head = /<head>/i;

/**
 * Puts a content security policy into every page of the built site. It has to be the last step that changes pages.
 * @param out folder of the built site
 * @returns how many pages there are
 * @throws Error naming a page that has no head, or a policy already
 */
export function writePolicies(out: string, sources: PolicySources): number {
  const files = globSync(['**/*.html'], { cwd: out });
  for (const file of files) {
    const fullPath = path.join(out, file);
    writeFileSync(fullPath, addPolicy(readFileSync(fullPath, 'utf8'), file, sources));
  }
  return files.length;
}

function addPolicy(html: string, file: string, sources: PolicySources): string {
  if (!head.test(html)) throw new Error(`${file} has no <head> for its content security policy.`);
  if (html.includes('http-equiv="Content-Security-Policy"')) throw new Error(`${file} has a policy already.`);
  const { scripts, styles } = findInlineParts(html);
  const policy = buildContentPolicy(
    { scripts: toHashes(scripts), styles: toHashes([...styles, ...sources.styles]) },
    sources,
  );
  return html.replace(head, (tag) => `${tag}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`);
}

function toHashes(texts: readonly string[]): string[] {
  const hashes = texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  return [...new Set(hashes)];
}
