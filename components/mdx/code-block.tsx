import { ScrollRegion } from '@/components/ui/scroll-region';
import type { Messages } from '@/lib/i18n/messages';
import { CopyButton } from './copy-button';

interface CodeBlockProps {
  title?: string;
  /** The code as HTML, see `toCodeHtml`. */
  html: string;
  className?: string;
  texts: Messages['code'];
}

/** Code that was highlighted at build, with its title and a button that copies it. What scrolls, and takes the focus, is the region. */
export function CodeBlock({ title, texts, html, className }: CodeBlockProps) {
  return (
    <figure className="code-block not-prose">
      {title && (
        <figcaption className="border-b px-4 py-2 pe-12 font-mono text-[0.8125rem] text-fd-muted-foreground">
          {title}
        </figcaption>
      )}
      <ScrollRegion label={title ?? texts.region}>
        <pre className={className}>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made of the code at build, which is text in it */}
          <code dangerouslySetInnerHTML={{ __html: html }} />
        </pre>
      </ScrollRegion>
      <CopyButton label={texts.copy} />
    </figure>
  );
}
