import { rehypeCodeDefaultOptions } from 'fumadocs-core/mdx-plugins';
import type { MDXPresetOptions } from 'fumadocs-mdx/config';
import { codeTheme, tokenClasses } from './code-theme';
import { localizeFootnotes } from './localize-footnotes';

/** How MDX is compiled: GitHub Flavored Markdown, headings with anchors, and code that is highlighted at build. */
export const mdxOptions: MDXPresetOptions = {
  rehypeCodeOptions: {
    themes: { light: codeTheme },
    defaultColor: 'light',
    transformers: [...(rehypeCodeDefaultOptions.transformers ?? []), tokenClasses],
    icon: false,
    langs: [],
    fallbackLanguage: 'text',
  },
  remarkImageOptions: { useImport: false },
  rehypePlugins: (plugins) => [localizeFootnotes, ...plugins],
  remarkRehypeOptions: { clobberPrefix: '' },
};
