import { toHtml } from 'hast-util-to-html';
import type { ComponentProps } from 'react';
import { buildCodeBlock } from '@/lib/content/mdx/code-block';
import { highlightCode } from '@/lib/content/mdx/highlight-code.server';

interface HighlightedCodeProps extends Pick<ComponentProps<typeof CodeBlock>, 'title' | 'texts'> {
  code: string;
  lang: string;
}

/** Code that does not come from MDX. */
export async function HighlightedCode({ code, lang, ...block }: HighlightedCodeProps) {
  return <CodeBlock {...block} html={await highlightCode(code, lang)} />;
}

type CodeBlockProps = Pick<Parameters<typeof buildCodeBlock>[0], 'title' | 'html' | 'texts'>;

/** Code highlighted at build time, as in texts. */
function CodeBlock(props: CodeBlockProps) {
  const { properties, children } = buildCodeBlock(props);
  const className = [properties.className].flat().join(' ');
  const __html = toHtml(children, { allowDangerousHtml: true });
  // biome-ignore lint/security/noDangerouslySetInnerHtml: built from the code at build time, with its text escaped
  return <figure className={className} dangerouslySetInnerHTML={{ __html }} />;
}
