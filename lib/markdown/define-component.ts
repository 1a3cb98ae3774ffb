import type { RootContent } from 'mdast';
import type { ComponentType, ReactNode } from 'react';
import type { Locale } from '../i18n/locales';
import { findListAttribute, findTextAttribute, hasAttribute, type MdxElement } from './mdx-element';

/** Context that a page hands to each of its components. */
export interface PageContext {
  /** Path of the page, without its locale. */
  path: string;
  /** The language of the reader, in which data is shown. */
  locale: Locale;
  /** The language of the text around the component; another one where the page is not translated. */
  textLocale: Locale;
}

/** Describes one attribute of a component to the checks. */
export interface Attribute {
  required?: true;
  /** Syntax: `name="text"` unless it is a flag (`name`) or a list of texts (`name={['A', 'B']}`). */
  type?: 'flag' | 'list';
  /** The only values that it may have. */
  values?: readonly string[];
  /** Kind of its value: a text that readers see, a link, or the path of a picture below `public/`. */
  holds?: 'text' | 'link' | 'picture';
}

/** Props that writers give: all but what is between the tags, and what the page adds. */
type Written<Props> = Omit<Props, 'children' | 'page'>;

/** Turns a component into Markdown; what is between its tags already is. */
type ToMarkdown<Props> = (props: Written<Props>, children: RootContent[], locale: Locale) => RootContent[];

interface Definition<Props> {
  name: string;
  /** `inline` stands in a line of text, not in a heading; `block` between paragraphs; `data` is a block in the language of the reader, without a text. */
  display: 'inline' | 'block' | 'data';
  /** The component directly in which it stands, of which it is a part. */
  parent?: string;
  attributes: { [Name in Exclude<keyof Props, 'children' | 'page'>]-?: Attribute };
  View: (props: Props & { page: PageContext }) => ReactNode;
  toMarkdown: ToMarkdown<Props>;
  /** Texts for search, if they differ from its Markdown. */
  toSearchMarkdown?: ToMarkdown<Props>;
}

/** A component for writers of pages, as the registry lists it. */
export interface WriterComponent extends Pick<Definition<object>, 'name' | 'display' | 'parent'> {
  attributes: Readonly<Record<string, Attribute>>;
  View: ComponentType<{ page: PageContext }>;
  toMarkdown: (element: MdxElement, children: RootContent[], locale: Locale) => RootContent[];
  toSearchMarkdown: (element: MdxElement, children: RootContent[], locale: Locale) => RootContent[];
}

/** Defines a component for writers: how it is written, how it looks, and what it is in Markdown and to search. */
export function defineComponent<Props extends object>(definition: Definition<Props>): WriterComponent {
  const { attributes, View, toMarkdown, toSearchMarkdown = toMarkdown, ...others } = definition;
  const bind =
    (convert: ToMarkdown<Props>): WriterComponent['toMarkdown'] =>
    (element, children, locale) =>
      convert(readProps(element, attributes) as Written<Props>, children, locale);
  return {
    ...others,
    attributes,
    View: View as WriterComponent['View'],
    toMarkdown: bind(toMarkdown),
    toSearchMarkdown: bind(toSearchMarkdown),
  };
}

const readers = { text: findTextAttribute, flag: hasAttribute, list: findListAttribute };

/** The props that a writer gives to a component; those that are not there are `undefined`. */
function readProps(element: MdxElement, attributes: Readonly<Record<string, Attribute>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, { type }]) => [name, readers[type ?? 'text'](element, name)]),
  );
}
