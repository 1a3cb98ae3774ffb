import type { Nodes, Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import { visit } from 'unist-util-visit';
import { SiteError } from '../../errors/site-error';
import { getTextAttribute, isMdxElement } from '../../markdown/mdx-element';
import { getImageSize } from '../../source/image-size.server';
import { getAttributeFacts } from '../attribute-facts';
import { report } from './report';

/** Every picture has words for people who do not see it, lies below `public/`, and has a size that can be read. */
export const pictures = lintRule('content:pictures', (tree: Root, file) => {
  visit(tree, (node) => {
    if (getAlternative(node) === '') {
      const hint = 'Say in a few words what it shows, for people who do not see it: ![The words](/img/file.svg).';
      report(file, node, `The picture "${getSources(node)[0]}" has no text alternative.`, hint);
    }
    for (const source of getSources(node)) {
      const fault = findFault(source);
      if (fault) report(file, node, fault.problem, fault.hint);
    }
  });
});

/** The words of a picture; none where a node is no picture, or a rule for components asks for them. */
function getAlternative(node: Nodes): string | undefined {
  if (node.type === 'image') return node.alt?.trim() ?? '';
  return isMdxElement(node) ? getTextAttribute(node, 'alt')?.trim() : undefined;
}

function getSources(node: Nodes): string[] {
  if (node.type === 'image') return [node.url];
  if (!isMdxElement(node)) return [];
  const { pictures: attributes = [] } = getAttributeFacts(node.name);
  return attributes.flatMap((attribute) => getTextAttribute(node, attribute) ?? []);
}

function findFault(source: string): SiteError | undefined {
  if (!/^\/(?!\/)/.test(source)) {
    return new SiteError(
      `The picture "${source}" is no file of this site.`,
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
