import type { Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import { visit } from 'unist-util-visit';
import { getImageSize } from '../../../content/image-size.server';
import { toFault } from '../../../errors/fault';
import { getPictures } from '../get-pictures';
import { type Objection, report } from './report';

/** Every picture lies below `public/`, and has a size that can be read. */
export const pictureFiles = lintRule('content:picture-files', (tree: Root, file) => {
  visit(tree, (node) => {
    for (const source of getPictures(node)) {
      const fault = findFault(source);
      if (fault) report(file, node, fault.message, fault.hint);
    }
  });
});

function findFault(source: string): Objection | undefined {
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
    return toFault(source, error);
  }
}
