import { distance } from 'fastest-levenshtein';
import { findNearest } from '@/lib/text/nearest';

const getLastSegment = (path: string) => path.slice(path.lastIndexOf('/') + 1).toLowerCase();

/**
 * Finds the path that somebody most likely meant: one with the same last segment, as of a page that has moved, or else the nearest by
 * spelling, if it is near enough.
 * @param path the requested one, without base path, query and hash
 */
export function findLikelyPath(path: string, paths: readonly string[]): string | undefined {
  const requested = path.replace(/(\/index)?\.\w+$/, '').replace(/\/+$/, '');
  const namesakes = paths.filter((each) => getLastSegment(each) === getLastSegment(requested));
  const [nearest] = findNearest(requested, namesakes.length > 0 ? namesakes : paths, 1);
  if (nearest === undefined || namesakes.length > 0) return nearest;
  return distance(requested.toLowerCase(), nearest.toLowerCase()) <= Math.max(2, requested.length / 5)
    ? nearest
    : undefined;
}
