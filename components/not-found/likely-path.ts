import { distance } from 'fastest-levenshtein';
import { findNearest } from '@/lib/text/nearest';

const getLast = (path: string) => path.slice(path.lastIndexOf('/') + 1).toLowerCase();

/**
 * The path that somebody most likely meant: one with the same last segment, as of a page that has moved, else the nearest by
 * spelling, unless that is too different to be meant.
 * @param path the requested one, without base path, query and hash
 */
export function findLikelyPath(path: string, paths: readonly string[]): string | undefined {
  const asked = path.replace(/(\/index)?\.\w+$/, '').replace(/\/+$/, '');
  const namesakes = paths.filter((each) => getLast(each) === getLast(asked));
  const [nearest] = findNearest(asked, namesakes.length > 0 ? namesakes : paths, 1);
  if (nearest === undefined || namesakes.length > 0) return nearest;
  return distance(asked.toLowerCase(), nearest.toLowerCase()) <= Math.max(2, asked.length / 5) ? nearest : undefined;
}
