import { toHtml } from 'hast-util-to-html';
import { buildCodeBlock } from '@/lib/markdown/compiler/code-block';
import { highlightCode } from '@/lib/markdown/compiler/highlight-code.server';

interface HighlightedCodeProps extends Pick<Parameters<typeof buildCodeBlock>[0], 'title' | 'texts'> {
  code: string;
  lang: string;
}

/** Shows code that does not come from MDX, highlighted at build time like the code of pages. */
export async function HighlightedCode({ code, lang, ...block }: HighlightedCodeProps) {
  const { properties, children } = buildCodeBlock({ ...block, html: await highlightCode(code, lang) });
  const className = [properties.className].flat().join(' ');
  const __html = toHtml(children, { allowDangerousHtml: true });
  // biome-ignore lint/security/noDangerouslySetInnerHtml: built from the code at build time, with its text escaped
  return <figure className={className} dangerouslySetInnerHTML={{ __html }} />;
}
