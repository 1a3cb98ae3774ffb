import { createHash } from 'node:crypto';
import { SiteError } from '../errors/site-error';
import { findInlineParts } from '../formats/next-output';
import { buildContentPolicy, type PolicySources } from './content-policy';

/** The policy goes first in the head, as it only applies to what follows it. */
const headTag = /<head>/i;

/** The button of a page on which a reader can call the API. */
const tryButton = /<button[^>]* data-try-it/;

/**
 * Adds a content security policy to a page, with the hashes of its inline scripts and styles.
 * @param file path of the page, for errors
 * @throws SiteError naming a page that has no head, or that already has a policy
 */
export function addPolicy(html: string, file: string, sources: PolicySources): string {
  if (!headTag.test(html)) {
    const hint =
      'Every page needs a root layout with an <html> and a <head>, as components/layout/root-document.tsx has.';
    throw new SiteError(`${file} has no <head> for its content security policy.`, hint);
  }
  if (hasPolicy(html)) {
    const hint =
      'A policy is added once, after a build. Run: npm run build; and if the page writes its own, remove that.';
    throw new SiteError(`${file} already has a content security policy.`, hint);
  }
  const { scripts, styles } = findInlineParts(html);
  const policy = buildContentPolicy(
    { scripts: toHashes([...scripts, ...sources.scripts]), styles: toHashes([...styles, ...sources.styles]) },
    { connect: [...sources.connect, ...(tryButton.test(html) ? sources.api : [])] },
  );
  return html.replace(headTag, (tag) => `${tag}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`);
}

/** Looks at the head only, as the text of a page may quote a policy. */
function hasPolicy(html: string): boolean {
  return /<meta http-equiv="content-security-policy"/i.test(html.slice(0, html.search(/<\/head>/i)));
}

function toHashes(texts: readonly string[]): string[] {
  const hashes = texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  return [...new Set(hashes)];
}
