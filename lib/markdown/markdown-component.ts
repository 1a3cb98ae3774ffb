import type { RootContent } from 'mdast';
import type { Locale } from '../i18n/locales';
import type { Attribute } from './define-component';
import type { MdxElement } from './mdx-element';
import type { OutputTarget } from './nodes';

/** Context in which Markdown is made in place of a component. */
export interface MarkdownContext {
  /** The language of the text. */
  locale: Locale;
  target: OutputTarget;
  /** Operation that the page documents, from its frontmatter. */
  operation?: string | undefined;
  channel?: string | undefined;
}

/**
 * A component for writers in whose place Markdown stands before the page is compiled. Its headings are thus in the table of contents, and
 * page, Markdown and search read the same tree. Such files reach no client code: the compiler of pages loads them.
 */
export interface MarkdownComponent {
  name: string;
  display: 'data';
  parent?: undefined;
  attributes: Readonly<Record<string, Attribute>>;
  /** Returns content for the beginning of the page, wherever the component stands. */
  toLead?: (element: MdxElement, context: MarkdownContext) => RootContent[] | Promise<RootContent[]>;
  toMarkdown: (element: MdxElement, context: MarkdownContext) => RootContent[] | Promise<RootContent[]>;
}
