import { createHash } from 'node:crypto';
import { buildContentPolicy, type PolicySources } from './content-policy';
import { findInlineParts } from './inline-parts';

/** The policy goes first in the head, as it only applies to what follows it. */
const head = /<head>/i;

/**
 * Adds a content security policy to a page, with the hashes of its inline scripts and styles.
 * @param file path of the page, for errors
 * @throws Error naming a page that has no head, or that already has a policy
 */
export function addPolicy(html: string, file: string, sources: PolicySources): string {
  if (!head.test(html)) throw new Error(`${file} has no <head> for its content security policy.`);
  if (hasPolicy(html)) throw new Error(`${file} already has a content security policy.`);
  const { scripts, styles } = findInlineParts(html);
  const policy = buildContentPolicy(
    { scripts: toHashes(scripts), styles: toHashes([...styles, ...sources.styles]) },
    sources,
  );
  return html.replace(head, (tag) => `${tag}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`);
}

/** Looks at the head only, as the text of a page may quote a policy. */
function hasPolicy(html: string): boolean {
  return /<meta http-equiv="content-security-policy"/i.test(html.slice(0, html.search(/<\/head>/i)));
}

function toHashes(texts: readonly string[]): string[] {
  const hashes = texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  return [...new Set(hashes)];
}
