import { DiagramDrawing } from '@/components/diagrams/diagram-drawing';
import { DiagramSteps } from '@/components/diagrams/diagram-steps';
import { Collapsible } from '@/components/ui/collapsible';
import { ChevronRight } from '@/components/ui/icons';
import { ScrollRegion } from '@/components/ui/scroll-region';
import { describeDiagram, joinSteps } from '@/lib/diagrams/describe-diagram';
import { getDrawing } from '@/lib/diagrams/get-drawing.server';
import { parseDiagram } from '@/lib/diagrams/parse-diagram';
import type { Locale } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';

interface DiagramProps {
  locale: Locale;
  /** Unique on the page. */
  id: string;
  title: string;
  /** The content of the writer's code fence. */
  source: string;
}

/**
 * A diagram, drawn on the server, with the same content as text below it. For screen readers the picture contains that text
 * once more, as browsers do not take a description from a closed panel.
 * @throws DiagramError for a source that does not parse
 */
export function Diagram({ locale, id, title, source }: DiagramProps) {
  const texts = getMessages(locale).diagram;
  const diagram = parseDiagram(source);
  const steps = describeDiagram(diagram, texts);
  return (
    <figure className="diagram not-prose my-6 overflow-hidden rounded-lg border">
      <figcaption className="border-b px-4 py-2.5 text-sm font-medium">{title}</figcaption>
      <ScrollRegion label={texts.region} className="p-2 py-4 sm:p-5">
        <DiagramDrawing
          drawing={getDrawing(diagram, texts.blocks)}
          id={`${id}-text`}
          title={title}
          description={joinSteps(steps)}
        />
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
        <div className="px-4 pb-4 ps-10 text-sm">
          <DiagramSteps steps={steps} />
        </div>
      </Collapsible>
    </figure>
  );
}
