import { toHtml } from 'hast-util-to-html';
import { buildCodeBlock } from '@/lib/content/mdx/code-block';

type CodeBlockProps = Pick<Parameters<typeof buildCodeBlock>[0], 'title' | 'html' | 'texts'>;

/** Code highlighted at build time, as in texts. */
export function CodeBlock(props: CodeBlockProps) {
  const { properties, children } = buildCodeBlock(props);
  const className = [properties.className].flat().join(' ');
  const __html = toHtml(children, { allowDangerousHtml: true });
  // biome-ignore lint/security/noDangerouslySetInnerHtml: built from the code at build time, with its text escaped
  return <figure className={className} dangerouslySetInnerHTML={{ __html }} />;
}
