import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';

/** The folder that the route of the Markdown pages builds into: a page and a route cannot share a path. */
const folder = 'markdown';

/** Puts the Markdown of each page beside the page, so that its address is the page's with `.md` at the end. */
export function moveMarkdown(out: string): void {
  const source = path.join(out, folder);
  cpSync(source, out, { recursive: true });
  rmSync(source, { recursive: true });
}
