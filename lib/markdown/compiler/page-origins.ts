import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { replaceOrigins } from '../../config/origins';

/** The fields of nodes that hold text or an address. */
const fields = ['value', 'url', 'title', 'alt'];

/**
 * A remark plugin: pages show the configured origins wherever they are written with those of the sources. Attributes of components
 * stay as they are: there, a page can name a default.
 */
export function replacePageOrigins() {
  return (tree: Root): void => {
    visit(tree, (node: Nodes) => {
      for (const [field, value] of Object.entries(node)) {
        if (typeof value === 'string' && fields.includes(field))
          Object.assign(node, { [field]: replaceOrigins(value) });
      }
    });
  };
}
