import { highlight } from 'fumadocs-core/highlight';
import type { ComponentProps, ReactNode } from 'react';
import { codeTheme, tokenClasses } from '@/lib/mdx/code-theme';
import { CodeBlock } from './code-block';

interface HighlightedCodeProps extends Pick<ComponentProps<typeof CodeBlock>, 'title' | 'texts'> {
  code: string;
  lang: string;
}

/** Highlighting takes most of the time of a page with samples, and every language of the site shows the same ones. */
const highlighted = new Map<string, Promise<ReactNode>>();

/** Code that does not come from MDX, highlighted in the same way. */
export async function HighlightedCode({ code, lang, ...block }: HighlightedCodeProps) {
  const key = `${lang}\n${code}`;
  const lines = highlighted.get(key) ?? highlightLines(code, lang);
  highlighted.set(key, lines);
  return <CodeBlock {...block}>{await lines}</CodeBlock>;
}

function highlightLines(code: string, lang: string): Promise<ReactNode> {
  return highlight(code, {
    lang,
    themes: { light: codeTheme },
    defaultColor: 'light',
    transformers: [tokenClasses],
    components: { pre: ({ children }: ComponentProps<'pre'>) => children },
  });
}
