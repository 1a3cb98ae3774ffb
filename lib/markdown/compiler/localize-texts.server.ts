import { existsSync, readFileSync } from 'node:fs';
import type { Element, ElementContent, Root } from 'hast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { withBasePath } from '../../config/base-path';
import { getFileLocale, toSourceFile, toTranslatedFile } from '../../i18n/file-locale';
import { format } from '../../i18n/format';
import { prefixedLocales } from '../../i18n/locales';
import { getMessages } from '../../i18n/messages';
import { localizeLink } from '../../i18n/paths';
import { splitFrontmatter } from '../frontmatter';

/**
 * A rehype plugin for links: writers link to English paths, and readers stay in their language; other sites open in a new tab.
 * A page that also stands in for a missing translation has readers of several languages, so a component completes its links.
 */
export function localizeLinks() {
  return (tree: Root, file: VFile): void => {
    const locale = getFileLocale(file.path);
    const hasOneLanguage = isTranslated(toSourceFile(file.path));
    visit(tree, 'element', (node, index, parent) => {
      if (node.tagName !== 'a' || !parent || index === undefined) return;
      const href = String(node.properties.href ?? '');
      if (/^https?:/.test(href)) Object.assign(node.properties, { target: '_blank', rel: 'noopener noreferrer' });
      if (!href.startsWith('/')) return;
      if (hasOneLanguage) node.properties.href = withBasePath(localizeLink(href, locale));
      else parent.children[index] = toComponent(node);
    });
  };
}

/** Returns whether each language has a text of its own for the page. */
function isTranslated(sourceFile: string): boolean {
  return prefixedLocales.every((locale) => {
    const file = toTranslatedFile(sourceFile, locale);
    if (!existsSync(file)) return false;
    return splitFrontmatter(readFileSync(file, 'utf8')).data.draft !== true;
  });
}

function toComponent({ properties, children }: Element): ElementContent {
  const attributes = Object.entries(properties).map(([name, value]) => ({
    type: 'mdxJsxAttribute' as const,
    name,
    value: String(value),
  }));
  return { type: 'mdxJsxTextElement', name: 'MdxLink', attributes, children };
}

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
