import type { Nodes } from 'mdast';
import { getTextAttribute, isMdxElement } from '../../content/mdx-element';
import { listAttributes } from './list-attributes';

/** The paths of the pictures that a node shows, as written in the page. */
export function getPictures(node: Nodes): string[] {
  if (node.type === 'image') return [node.url];
  if (!isMdxElement(node)) return [];
  return listAttributes(node.name, 'picture').flatMap((attribute) => getTextAttribute(node, attribute) ?? []);
}
