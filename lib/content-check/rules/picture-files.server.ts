import type { Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import { visit } from 'unist-util-visit';
import { SiteError } from '../../errors/site-error';
import { getImageSize } from '../../source/image-size.server';
import { getPictures } from '../get-pictures';
import { report } from './report';

/** Every picture lies below `public/`, and has a size that can be read. */
export const pictureFiles = lintRule('content:picture-files', (tree: Root, file) => {
  visit(tree, (node) => {
    for (const source of getPictures(node)) {
      const fault = findFault(source);
      if (fault) report(file, node, fault.problem, fault.hint);
    }
  });
});

function findFault(source: string): SiteError | undefined {
  if (!/^\/(?!\/)/.test(source)) {
    return new SiteError(
      `The picture "${source}" is not a file of this site.`,
      'Put it below public/ and write its path from there, such as /img/file.svg.',
    );
  }
  try {
    getImageSize(source);
    return undefined;
  } catch (error) {
    if (!(error instanceof SiteError)) throw error;
    return error;
  }
}
