import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { SiteError } from '../errors/site-error';
import { isErrorDocument, toPayloadFile } from '../formats/next-output';
import type { Redirect } from '../pages/redirects';
import { addPolicy } from './add-policy.server';
import type { PolicySources } from './content-policy';
import { fillScripts, type StructuredDataFiles } from './fill-scripts.server';
import { createStyleInliner } from './first-styles.server';

interface FinishOptions {
  /** Path that the site is served under. */
  basePath: string;
  sources: PolicySources;
  /** Their pages are not Next's: they have no payload and no style sheet to inline. */
  redirects: readonly Redirect[];
  structuredData: StructuredDataFiles;
}

/**
 * Adds to every page of the built site what Next does not: the texts of scripts, the styles of its first paint, and its content security
 * policy. It has to be the last step that changes pages.
 * @param out folder of the built site
 * @returns the number of pages
 * @throws SiteError naming a page that is not as expected
 */
export function finishPages(out: string, { basePath, sources, redirects, structuredData }: FinishOptions): number {
  const inlineStyles = createStyleInliner(out, basePath);
  const redirectFiles = new Set(redirects.map(({ from }) => `${from.slice(1)}.html`));
  const files = globSync(['**/*.html'], { cwd: out });
  for (const file of files) {
    const html = readFileSync(path.join(out, file), 'utf8');
    if (!redirectFiles.has(file)) assertPayload(out, file);
    const styled = redirectFiles.has(file) ? html : inlineStyles(fillScripts(html, file, structuredData), file);
    writeFileSync(path.join(out, file), addPolicy(styled, file, sources));
  }
  return files.length;
}

/** @throws SiteError for a page without the payload from which the router opens it */
function assertPayload(out: string, file: string): void {
  if (isErrorDocument(file) || existsSync(path.join(out, toPayloadFile(file)))) return;
  throw new SiteError(
    `${file} has no payload beside it, so no link could open it.`,
    'See where this version of Next writes the payloads of an exported site, and change lib/formats/next-output.ts.',
  );
}
