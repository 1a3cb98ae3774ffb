import { highlight } from 'fumadocs-core/highlight';
import type { ComponentProps } from 'react';
import { codeTheme } from '@/lib/mdx/code-theme';
import { CodeBlock } from './code-block';

interface HighlightedCodeProps extends Pick<ComponentProps<typeof CodeBlock>, 'title' | 'texts'> {
  code: string;
  lang: string;
}

/** Code that does not come from MDX, highlighted in the same way. */
export async function HighlightedCode({ code, lang, ...block }: HighlightedCodeProps) {
  return highlight(code, {
    lang,
    themes: { light: codeTheme },
    defaultColor: 'light',
    components: { pre: ({ children }: ComponentProps<'pre'>) => <CodeBlock {...block}>{children}</CodeBlock> },
  });
}
