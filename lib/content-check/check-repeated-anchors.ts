import type { Fault } from '../errors/fault';
import type { Heading, ParsedPage } from './parse-pages';

/** Finds headings whose anchor an earlier heading has, so that links lead to that one, and anchors that no link can name. */
export function checkRepeatedAnchors({ file, headings }: ParsedPage): Fault[] {
  const earlier = new Map<string, Heading>();
  return headings.flatMap((heading): Fault[] => {
    const { anchor, text, depth, line } = heading;
    const where = `${file}:${line}`;
    const toHint = (proposal: string) => `Write ${'#'.repeat(depth)} ${text} [#${proposal}].`;
    if (/\s/.test(anchor)) {
      const hint = toHint(anchor.trim().replace(/\s+/g, '-'));
      return [{ file: where, message: `The anchor "#${anchor}" has a space.`, hint }];
    }
    const other = earlier.get(anchor);
    if (!other) {
      earlier.set(anchor, heading);
      return [];
    }
    const message = `The heading "${text}" has the anchor "#${anchor}" of "${other.text}" (line ${other.line}).`;
    return [{ file: where, message, hint: `Give one of the two an anchor of its own. ${toHint('…')}` }];
  });
}
