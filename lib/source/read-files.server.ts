import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';

/** A content file as it lies on the disk. */
export interface ContentFile {
  /** Path below the folder that was read, with forward slashes. */
  path: string;
  absolutePath: string;
  text: string;
}

/** Reads the files below `folder` that match `patterns`, in the order of their paths. */
export function readFiles(folder: string, patterns: string[]): ContentFile[] {
  return globSync(patterns, { cwd: folder })
    .sort()
    .map((file) => readContentFile(folder, file));
}

/** @param file path below `folder` */
export function readContentFile(folder: string, file: string): ContentFile {
  const absolutePath = path.join(folder, file);
  return { path: file, absolutePath, text: readFileSync(absolutePath, 'utf8') };
}
