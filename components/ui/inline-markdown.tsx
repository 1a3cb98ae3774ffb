import type { ReactNode } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { getInlineChildren, type InlineNode, parseInline } from '@/lib/markdown/inline';
import { MdxLink } from './mdx-link';

function render(nodes: InlineNode[], locale: Locale): ReactNode[] {
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts never move
  return nodes.map((node, index) => <Node key={index} node={node} locale={locale} />);
}

function Node({ node, locale }: { node: InlineNode; locale: Locale }): ReactNode {
  if (node.type === 'text') return node.value;
  if (node.type === 'inlineCode') return <code>{node.value}</code>;
  const children = render(getInlineChildren(node), locale);
  if (node.type === 'strong') return <strong>{children}</strong>;
  if (node.type === 'emphasis') return <em>{children}</em>;
  return (
    <MdxLink href={node.url} locale={locale}>
      {children}
    </MdxLink>
  );
}

/**
 * Inline Markdown from typed data, with links in the reader's language.
 * @throws SiteError for Markdown that is not inline
 */
export function InlineMarkdown({ text, locale }: { text: string; locale: Locale }) {
  return render(parseInline(text), locale);
}
