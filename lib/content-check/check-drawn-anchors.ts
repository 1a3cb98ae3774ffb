import type { Fault } from '../errors/fault';
import { getDrawnAnchors } from './get-drawn-anchors';
import type { Heading, ParsedPage } from './parse-pages';

/** Finds headings whose anchor is that of a heading drawn by a component of their page. */
export function checkDrawnAnchors({ file, headings, tree }: ParsedPage): Fault[] {
  const drawn = getDrawnAnchors(tree);
  const toFaults = ({ anchor, line }: Heading): Fault[] =>
    drawn
      .filter((other) => other.anchor === anchor)
      .map(({ component }) => ({
        file: `${file}:${line}`,
        message: `The heading has the anchor "#${anchor}", which <${component} /> already uses.`,
        hint: 'Rename the heading.',
      }));
  return headings.flatMap(toFaults);
}
