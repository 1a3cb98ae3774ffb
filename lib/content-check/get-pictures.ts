import type { Nodes } from 'mdast';
import { getTextAttribute, isMdxElement } from '../markdown/mdx-element';
import { getAttributeFacts } from './attribute-facts';

/** The files of the pictures that a node shows, as the page writes them. */
export function getPictures(node: Nodes): string[] {
  if (node.type === 'image') return [node.url];
  if (!isMdxElement(node)) return [];
  const { pictures = [] } = getAttributeFacts(node.name);
  return pictures.flatMap((attribute) => getTextAttribute(node, attribute) ?? []);
}
