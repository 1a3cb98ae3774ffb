import type { ListItem, PhrasingContent, RootContent } from 'mdast';
import type { TermId } from '../../content/data/glossary';
import type { Locale } from '../i18n/locales';
import { getMessages } from '../i18n/messages';
import { getTermText } from '../markdown/get-term-text';
import { getTextAttribute, hasAttribute, type MdxElement } from '../markdown/mdx-element';
import { type CalloutType, calloutKinds } from '../mdx/callout-kinds';
import type { ComponentName } from '../mdx/component-names';

/** Components whose Markdown is made from data: the contract, plans, versions. */
export type DrawnName =
  | 'Changelog'
  | 'Channel'
  | 'Operation'
  | 'PlanComparison'
  | 'PlanSummary'
  | 'PricingExample'
  | 'SchemaReference'
  | 'SdkVersions';

/** Components that hold what the writer wrote. */
export type WrittenName = Exclude<ComponentName, DrawnName>;

/** Turns a component into Markdown; its children are Markdown already. */
type ToNodes = (element: MdxElement, children: RootContent[], locale: Locale) => RootContent[];

const unwrap: ToNodes = (_, children) => children;

/** Converts the components that hold written content to plain Markdown. */
export const componentMarkdown: Record<WrittenName, ToNodes> = {
  Accordion: (element, children) => [toTitle(getTextAttribute(element, 'title')), ...children],
  Accordions: unwrap,
  Callout: (element, children, locale) => [
    toBlock('blockquote', [toTitle(getCalloutTitle(element, locale)), ...children]),
  ],
  Card: (element, children) => [toCardItem(element, children)],
  Cards: (_, children) => [toBlock('list', children)],
  Figure: (element, children) => [
    ...children,
    toParagraph([{ type: 'emphasis', children: [toText(getTextAttribute(element, 'caption'))] }]),
  ],
  FileTree: unwrap,
  Image: (element) => [
    toParagraph([
      { type: 'image', url: getTextAttribute(element, 'src') ?? '', alt: getTextAttribute(element, 'alt') ?? '' },
    ]),
  ],
  PackageInstall: (element) => [
    { type: 'code', lang: 'bash', value: `npm ${getTextAttribute(element, 'command') ?? ''}` },
  ],
  Parameter: (element, children, locale) => [toParameterItem(element, children, locale)],
  Parameters: (_, children) => [toBlock('list', children)],
  Step: unwrap,
  Steps: unwrap,
  Tab: (element, children) => [toTitle(getTextAttribute(element, 'value')), ...children],
  Tabs: unwrap,
  Term: (element, children, locale) => {
    const id = getTextAttribute(element, 'id') as TermId;
    return children.length > 0 ? children : [toText(getTermText(id, locale))];
  },
};

function toText(value = ''): Extract<PhrasingContent, { type: 'text' }> {
  return { type: 'text', value };
}

function toParagraph(children: PhrasingContent[]): RootContent {
  return { type: 'paragraph', children };
}

function toTitle(title: string | undefined): RootContent {
  return toParagraph([{ type: 'strong', children: [toText(title)] }]);
}

/** A node that holds blocks. The cast is safe: Markdown allows in it whatever MDX does. */
function toBlock(type: 'blockquote' | 'list', children: RootContent[]): RootContent {
  return { type, children } as RootContent;
}

/** The kind of a callout, which its icon says on the page, and its own title if that says more. */
function getCalloutTitle(element: MdxElement, locale: Locale): string {
  const type = (getTextAttribute(element, 'type') ?? 'info') as CalloutType;
  const kind = getMessages(locale).callout[calloutKinds[type]];
  const title = getTextAttribute(element, 'title') ?? kind;
  return title === kind ? kind : `${kind}: ${title}`;
}

function toCardItem(element: MdxElement, children: RootContent[]): ListItem {
  const link: PhrasingContent = {
    type: 'link',
    url: getTextAttribute(element, 'href') ?? '',
    children: [toText(getTextAttribute(element, 'title'))],
  };
  const description = getTextAttribute(element, 'description');
  const head = toParagraph(description ? [link, toText(`: ${description}`)] : [link]);
  return { type: 'listItem', children: [head, ...children] as ListItem['children'] };
}

function toParameterItem(element: MdxElement, children: RootContent[], locale: Locale): ListItem {
  const { api } = getMessages(locale);
  const fallback = getTextAttribute(element, 'default');
  const facts = [getTextAttribute(element, 'type'), ...(hasAttribute(element, 'required') ? [api.required] : [])];
  const head = toParagraph([
    { type: 'inlineCode', value: getTextAttribute(element, 'name') ?? '' },
    toText(` (${facts.join(', ')})`),
    ...(fallback === undefined
      ? []
      : [toText(` ${api.defaultValue} `), { type: 'inlineCode', value: fallback } as const]),
  ]);
  return { type: 'listItem', spread: false, children: [head, ...children] as ListItem['children'] };
}
