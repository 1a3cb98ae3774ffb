import { copyFileSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';

/**
 * Creates the folder to serve so that the built site is under its base path: without one the built site itself, else a folder
 * with a symbolic link to it.
 * @param out folder of the built site
 */
export function createServedFolder(out: string, basePath: string): string {
  if (basePath === '') return out;
  const root = path.resolve('.next/served');
  rmSync(root, { recursive: true, force: true });
  mkdirSync(path.dirname(path.join(root, basePath)), { recursive: true });
  symlinkSync(path.resolve(out), path.join(root, basePath), 'junction');
  // The server reads both from its root, and does not follow a symbolic link to the first.
  for (const file of ['404.html', 'serve.json']) copyFileSync(path.join(out, file), path.join(root, file));
  return root;
}
