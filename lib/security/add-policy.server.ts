import { createHash } from 'node:crypto';
import { parseHeadTags } from '../head/head-tags';
import { buildContentPolicy, type PolicySources } from './content-policy';
import { findInlineParts } from './inline-parts';

/** The first thing in the head, as it only holds for what comes after it. */
const head = /<head>/i;

/**
 * Puts a content security policy into a page, with the hashes of what runs in it.
 * @param file path of the page, for errors
 * @throws Error naming a page that has no head, or a policy already
 */
export function addPolicy(html: string, file: string, sources: PolicySources): string {
  if (!head.test(html)) throw new Error(`${file} has no <head> for its content security policy.`);
  if (hasPolicy(html)) throw new Error(`${file} has a policy already.`);
  const { scripts, styles } = findInlineParts(html);
  const policy = buildContentPolicy(
    { scripts: toHashes(scripts), styles: toHashes([...styles, ...sources.styles]) },
    sources,
  );
  return html.replace(head, (tag) => `${tag}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`);
}

/** Only a tag of the head counts: a text may be about policies. */
function hasPolicy(html: string): boolean {
  return parseHeadTags(html).some(({ attributes }) => attributes['http-equiv'] === 'Content-Security-Policy');
}

function toHashes(texts: readonly string[]): string[] {
  const hashes = texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  return [...new Set(hashes)];
}
