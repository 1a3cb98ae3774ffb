import { existsSync, statSync } from 'node:fs';
import path from 'node:path';

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
};

/** A file of a built site, as a host sends it. */
export interface SiteFile {
  /** Path of the file. */
  file: string;
  /** Its media type. */
  type: string;
}

/**
 * Finds the file that a host serves at a clean address.
 * @param folder of the built site
 * @param pathname below the folder, as requests have it: `/docs/intro`
 * @returns `undefined` where there is none
 */
export function findSiteFile(folder: string, pathname: string): SiteFile | undefined {
  const base = path.join(folder, path.normalize(decodeURIComponent(pathname)));
  const file = [base, `${base}.html`, path.join(base, 'index.html')].find(
    (name) => existsSync(name) && statSync(name).isFile(),
  );
  if (!file) return undefined;
  return { file, type: types[path.extname(file)] ?? 'application/octet-stream' };
}
