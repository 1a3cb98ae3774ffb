import { ScrollRegion } from '@/components/ui/scroll-region';
import { tokenizeJson } from './json-text';

interface CodeViewProps {
  label: string;
  text: string;
}

/** Shows a text as code, with the colours of JSON. */
export function CodeView({ label, text }: CodeViewProps) {
  return (
    <ScrollRegion label={label} className="try-code">
      <pre>
        {tokenizeJson(text).map(({ text: part, kind }, index) =>
          kind ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have nothing but their position
            <span key={index} className={`tok-${kind}`}>
              {part}
            </span>
          ) : (
            part
          ),
        )}
      </pre>
    </ScrollRegion>
  );
}
