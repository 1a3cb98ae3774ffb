import { rehypeCodeDefaultOptions } from 'fumadocs-core/mdx-plugins';
import type { MDXPresetOptions } from 'fumadocs-mdx/config';
import { rehypeDiagrams } from '../diagrams/rehype-diagrams.server';
import { remarkExpandComponents } from '../expand-components';
import { finishCodeBlocks } from './code-block';
import { createCodeCache } from './code-cache.server';
import { codeColors, tokenClasses } from './code-theme';
import { collapseStatic } from './collapse-static';
import { finishElements, nameRows } from './finish-elements';
import { localizeFootnotes, localizeLinks } from './localize-texts.server';
import { replacePageOrigins } from './page-origins';
import { wrapSections } from './wrap-sections';

/** Options of the MDX compiler: GitHub Flavored Markdown, headings with anchors, and code that is highlighted at build. */
export const mdxOptions: MDXPresetOptions = {
  rehypeCodeOptions: {
    ...codeColors,
    transformers: [...(rehypeCodeDefaultOptions.transformers ?? []), tokenClasses],
    icon: false,
    // Samples in MDX or Markdown embed code in other languages, which is only highlighted if its grammar is already loaded.
    langs: ['yaml', 'json', 'ts', 'js', 'tsx', 'bash', 'python'],
    fallbackLanguage: 'text',
    cache: createCodeCache(),
  },
  remarkImageOptions: { useImport: false },
  remarkStructureOptions: false, // The search index is built from the files.
  remarkPlugins: (plugins) => [replacePageOrigins, remarkExpandComponents, ...plugins],
  rehypePlugins: (plugins) => [
    localizeFootnotes,
    nameRows,
    rehypeDiagrams,
    ...plugins,
    finishCodeBlocks,
    finishElements,
    localizeLinks,
    wrapSections,
    collapseStatic,
  ],
  remarkRehypeOptions: { clobberPrefix: '' },
};
