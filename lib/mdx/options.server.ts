import { rehypeCodeDefaultOptions } from 'fumadocs-core/mdx-plugins';
import type { MDXPresetOptions } from 'fumadocs-mdx/config';
import { markDrawnSections } from '../drawn-sections/mark-drawn-sections';
import { createCodeCache } from './code-cache.server';
import { turnCodeIntoHtml } from './code-html';
import { codeColors, tokenClasses } from './code-theme';
import { drawDiagrams } from './draw-diagrams';
import { localizeFootnotes } from './localize-footnotes';

/** How MDX is compiled: GitHub Flavored Markdown, headings with anchors, and code that is highlighted at build. */
export const mdxOptions: MDXPresetOptions = {
  rehypeCodeOptions: {
    ...codeColors,
    transformers: [...(rehypeCodeDefaultOptions.transformers ?? []), tokenClasses],
    icon: false,
    // Samples of pages hold code of other languages, which is only highlighted where its grammar is loaded already.
    langs: ['yaml', 'json', 'ts', 'js', 'tsx', 'bash', 'python'],
    fallbackLanguage: 'text',
    cache: createCodeCache(),
  },
  remarkImageOptions: { useImport: false },
  remarkStructureOptions: false, // What the search knows is read from the files.
  rehypePlugins: (plugins) => [localizeFootnotes, markDrawnSections, drawDiagrams, ...plugins, turnCodeIntoHtml],
  remarkRehypeOptions: { clobberPrefix: '' },
};
