import type { Nodes, Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import { visit } from 'unist-util-visit';
import { toProblem } from '../../../errors/problem';
import { getImageSize } from '../../../markdown/image-size.server';
import { findTextAttribute, isMdxElement } from '../../../markdown/mdx-element';
import { listAttributes } from '../../../markdown/registry';
import { type RuleProblem, report } from './report';

/** Every picture lies below `public/`, and has a size that can be read. */
export const pictureFiles = lintRule('content:picture-files', (tree: Root, file) => {
  visit(tree, (node) => {
    for (const source of getPictures(node)) {
      const problem = findPictureProblem(source);
      if (problem) report(file, node, problem.message, problem.hint);
    }
  });
});

function findPictureProblem(source: string): RuleProblem | undefined {
  if (!/^\/(?!\/)/.test(source)) {
    return {
      message: `The picture "${source}" is not a file of this site.`,
      hint: 'Put it below public/ and write its path from there, such as /img/file.svg.',
    };
  }
  try {
    getImageSize(source);
    return undefined;
  } catch (error) {
    return toProblem(source, error);
  }
}

/** Every picture has a text alternative. */
export const pictureTexts = lintRule('content:picture-texts', (tree: Root, file) => {
  visit(tree, (node) => {
    if (getAlternative(node) !== '') return;
    const hint = 'Describe in a few words what it shows, for people who cannot see it: ![Description](/img/file.svg).';
    report(file, node, `The picture "${getPictures(node)[0]}" has no text alternative.`, hint);
  });
});

/** Returns the text alternative; `undefined` for other nodes, for an `alt` in braces, and for a missing one, which `known-values` reports. */
function getAlternative(node: Nodes): string | undefined {
  if (node.type === 'image') return node.alt?.trim() ?? '';
  return isMdxElement(node) ? findTextAttribute(node, 'alt')?.trim() : undefined;
}

/** Returns the paths of the pictures that a node shows, as written in the page. */
function getPictures(node: Nodes): string[] {
  if (node.type === 'image') return [node.url];
  if (!isMdxElement(node)) return [];
  return listAttributes(node.name, 'picture').flatMap((attribute) => findTextAttribute(node, attribute) ?? []);
}
