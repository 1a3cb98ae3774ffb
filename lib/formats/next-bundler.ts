/** Describes what the code of Next's bundler does in the browser. Written for next 16.4.6. */

/** Name of the error of a page whose code does not load. */
export const missingCodeError = 'ChunkLoadError';

/** Returns whether a file is one that Next wrote, by its URL. */
export function isNextFile(url: string): boolean {
  return url.includes('/_next/');
}
