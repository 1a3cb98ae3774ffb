import type { ComponentProps } from 'react';
import { highlightCode } from '@/lib/content/mdx/highlight-code.server';
import { CodeBlock } from './code-block';

interface HighlightedCodeProps extends Pick<ComponentProps<typeof CodeBlock>, 'title' | 'texts'> {
  code: string;
  lang: string;
}

/** Code that does not come from MDX. */
export async function HighlightedCode({ code, lang, ...block }: HighlightedCodeProps) {
  return <CodeBlock {...block} html={await highlightCode(code, lang)} />;
}
