import type { Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import { visit } from 'unist-util-visit';
import { getImageSize } from '../../../content/image-size.server';
import { toProblem } from '../../../errors/problem';
import { getPictures } from '../get-pictures';
import { type RuleProblem, report } from './report';

/** Every picture lies below `public/`, and has a size that can be read. */
export const pictureFiles = lintRule('content:picture-files', (tree: Root, file) => {
  visit(tree, (node) => {
    for (const source of getPictures(node)) {
      const problem = findProblem(source);
      if (problem) report(file, node, problem.message, problem.hint);
    }
  });
});

function findProblem(source: string): RuleProblem | undefined {
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
