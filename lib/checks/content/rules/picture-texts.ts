import type { Nodes, Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import { visit } from 'unist-util-visit';
import { getTextAttribute, isMdxElement } from '../../../content/mdx-element';
import { getPictures } from '../get-pictures';
import { report } from './report';

/** Every picture has a text alternative. */
export const pictureTexts = lintRule('content:picture-texts', (tree: Root, file) => {
  visit(tree, (node) => {
    if (getAlternative(node) !== '') return;
    const hint = 'Describe in a few words what it shows, for people who cannot see it: ![Description](/img/file.svg).';
    report(file, node, `The picture "${getPictures(node)[0]}" has no text alternative.`, hint);
  });
});

/** The text alternative; `undefined` for other nodes, for an `alt` in braces, and for a missing one, which `known-values` reports. */
function getAlternative(node: Nodes): string | undefined {
  if (node.type === 'image') return node.alt?.trim() ?? '';
  return isMdxElement(node) ? getTextAttribute(node, 'alt')?.trim() : undefined;
}
