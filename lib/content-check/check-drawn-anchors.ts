import type { Fault } from './fault';
import { getDrawnAnchors } from './get-drawn-anchors';
import type { Heading, ParsedPage } from './parse-pages';

/** Finds headings that take an anchor which a component of their page draws. */
export function checkDrawnAnchors({ file, headings, tree }: ParsedPage): Fault[] {
  const drawn = getDrawnAnchors(tree);
  const toFaults = ({ anchor, line }: Heading): Fault[] =>
    drawn
      .filter((other) => other.anchor === anchor)
      .map(({ component }) => ({
        file: `${file}:${line}`,
        message: `A heading takes the anchor "#${anchor}", which <${component} /> draws.`,
        hint: 'Name the heading otherwise.',
      }));
  return headings.flatMap(toFaults);
}
