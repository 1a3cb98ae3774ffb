import { copyFileSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';

/**
 * The folder to serve so that the built site lies under its base path: the site itself at the root of a host, else a
 * folder that links to it.
 * @param out folder of the built site
 */
export function createServedFolder(out: string, basePath: string): string {
  if (basePath === '') return out;
  const root = path.resolve('.next/served');
  rmSync(root, { recursive: true, force: true });
  mkdirSync(path.dirname(path.join(root, basePath)), { recursive: true });
  symlinkSync(path.resolve(out), path.join(root, basePath), 'junction');
  // The server reads these two at its root, and the first one not through a link.
  for (const file of ['404.html', 'serve.json']) copyFileSync(path.join(out, file), path.join(root, file));
  return root;
}
