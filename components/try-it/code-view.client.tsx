import { tokenizeJson } from './json-text';

interface CodeViewProps {
  label: string;
  text: string;
}

/** Text as code, with the colours of JSON. It scrolls, and can be focused for it. */
export function CodeView({ label, text }: CodeViewProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no pointer scrolls it by keyboard
    <div role="group" aria-label={label} tabIndex={0} className="try-code">
      <pre>
        {tokenizeJson(text).map(({ text: part, kind }, index) =>
          kind ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have nothing but their place
            <span key={index} className={`tok-${kind}`}>
              {part}
            </span>
          ) : (
            part
          ),
        )}
      </pre>
    </div>
  );
}
