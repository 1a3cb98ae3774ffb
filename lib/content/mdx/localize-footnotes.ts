import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { format } from '../../i18n/format';
import { getMessages } from '../../i18n/messages';
import { getFileLocale } from '../page-paths';

const footnoteHeading = 'footnote-label';

/**
 * A rehype plugin that writes the heading and the back links of footnotes in the language of the file; `remark-rehype` has only
 * one option for all files.
 */
export function localizeFootnotes() {
  return (tree: Root, file: VFile): void => {
    const texts = getMessages(getFileLocale(file.path ?? '')).text;
    visit(tree, 'element', (node: Element) => {
      if (node.properties.id === footnoteHeading) node.children = [{ type: 'text', value: texts.footnotes }];
      if (node.properties.dataFootnoteBackref === undefined) return;
      // Taken from the label, which ends with the number: the address holds the name that the writer gave the note.
      const number = /[\d-]+$/.exec(String(node.properties.ariaLabel))?.[0] ?? '';
      node.properties.ariaLabel = format(texts.backToReference, { number });
    });
  };
}
