import type { ReactNode } from 'react';
import { Collapsible } from '@/components/ui/collapsible';
import { ScrollRegion } from '@/components/ui/scroll-region';
import type { Locale } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';

interface DiagramProps {
  locale: Locale;
  title: string;
  /** The picture, named by the title. */
  svg: string;
  /** The same as a list of steps, for people who cannot see it. */
  children: ReactNode;
}

/** Shows a diagram, and its content as text below it. `rehypeDiagrams` creates it from a code fence while the page is compiled. */
export function Diagram({ locale, title, svg, children }: DiagramProps) {
  const texts = getMessages(locale).diagram;
  return (
    <figure className="diagram not-prose">
      <figcaption>{title}</figcaption>
      <ScrollRegion label={texts.region}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered at build time, with its texts escaped */}
        <div dangerouslySetInnerHTML={{ __html: svg }} />
      </ScrollRegion>
      <Collapsible className="diagram-text" summary={texts.asText}>
        <div className="diagram-steps">{children}</div>
      </Collapsible>
    </figure>
  );
}
