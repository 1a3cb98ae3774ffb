import type { Nodes } from 'mdast';
import { getTextAttribute, isMdxElement } from '../markdown/mdx-element';
import { getAttributeFacts } from '../mdx/attribute-facts';

/** The paths of the pictures that a node shows, as written in the page. */
export function getPictures(node: Nodes): string[] {
  if (node.type === 'image') return [node.url];
  if (!isMdxElement(node)) return [];
  const { pictures = [] } = getAttributeFacts(node.name);
  return pictures.flatMap((attribute) => getTextAttribute(node, attribute) ?? []);
}
