import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import type { ComponentProps } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import type { Locale } from '@/lib/i18n/locales';
import { parseInline, toInlineElements } from '@/lib/markdown/inline';
import { MdxLink } from './mdx-link';

/**
 * Renders inline Markdown from typed data, with links in the reader's language.
 * @throws SiteError for Markdown that is not inline
 */
export function InlineMarkdown({ text, locale }: { text: string; locale: Locale }) {
  const a = (props: ComponentProps<'a'>) => <MdxLink {...props} locale={locale} />;
  const root = { type: 'root' as const, children: toInlineElements(parseInline(text)) };
  return toJsxRuntime(root, { Fragment, jsx, jsxs, components: { a } });
}
