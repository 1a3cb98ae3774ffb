import type { ReactNode } from 'react';
import { Collapsible } from '@/components/ui/collapsible';
import { ChevronRight } from '@/components/ui/icons';
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
    <figure className="diagram not-prose my-6 overflow-hidden rounded-lg border">
      <figcaption className="border-b px-4 py-2.5 text-sm font-medium">{title}</figcaption>
      <ScrollRegion label={texts.region} className="p-2 py-4 sm:p-5">
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered at build time, with its texts escaped */}
        <div dangerouslySetInnerHTML={{ __html: svg }} />
      </ScrollRegion>
      <Collapsible
        className="diagram-text border-t"
        summaryClassName="flex min-h-11 items-center gap-2 px-4 py-2 text-sm text-fd-muted-foreground"
        summary={
          <>
            <ChevronRight className="details-sign" />
            {texts.asText}
          </>
        }
      >
        <div className="diagram-steps px-4 pb-4 ps-10 text-sm">{children}</div>
      </Collapsible>
    </figure>
  );
}
