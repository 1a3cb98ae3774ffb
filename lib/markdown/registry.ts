/**
 * The components for writers, which checks, Markdown, search and the compiler of pages read. It is the one file of lib that
 * imports from components: a feature brings its own component for writers, and the registry lists them.
 */

export { markdownComponents } from '@/components/mdx/markdown-components';
export { components, listAttributes, renderedComponents } from '@/components/mdx/registry';
