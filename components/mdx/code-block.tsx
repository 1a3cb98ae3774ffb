import type { CSSProperties } from 'react';
import { ScrollRegion } from '@/components/ui/scroll-region';
import type { Messages } from '@/lib/i18n/messages';
import { measureCode } from '@/lib/mdx/measure-code';

interface CodeBlockProps {
  title?: string;
  /** The code as HTML, see `toCodeHtml`. */
  html: string;
  className?: string;
  texts: Messages['code'];
}

/** Code highlighted at build time, with its title and a button that `CodeCopier` handles. The region scrolls and takes the focus. */
export function CodeBlock({ title, texts, html, className }: CodeBlockProps) {
  const { lines, columns } = measureCode(html);
  return (
    <figure className="code-block not-prose">
      {title && <figcaption>{title}</figcaption>}
      <ScrollRegion label={title ?? texts.region}>
        <pre className={className} style={{ '--lines': lines, '--columns': columns } as CSSProperties}>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: built from the code at build time, with its text escaped */}
          <code dangerouslySetInnerHTML={{ __html: html }} />
        </pre>
      </ScrollRegion>
      <button type="button" aria-label={texts.copy} className="copy-button" />
    </figure>
  );
}
