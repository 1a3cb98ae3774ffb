import type { SandboxEvent } from 'openapi-sandbox';
import { format } from '@/lib/i18n/format';
import { CodeView } from './code-view.client';
import { CopyButtons } from './copy-buttons.client';
import { EventList } from './event-list.client';
import { toShownText } from './json-text';
import type { TryItTexts } from './load-texts';
import type { Call } from './send';

interface ResponseViewProps {
  call: Call | undefined;
  events: readonly SandboxEvent[];
  /** Of the page; absent where it has none. */
  testInputsUrl: string | undefined;
  isSending: boolean;
  texts: TryItTexts;
}

/** Shows the response, or why there is none. */
export function ResponseView({ call, events, testInputsUrl, isSending, texts }: ResponseViewProps) {
  const { result, failure } = call ?? {};
  return (
    <section aria-label={texts.response} className="try-response">
      <h3>{texts.response}</h3>
      <p role="status" className="try-status">
        {result ? (
          <>
            <strong data-class={String(result.status)[0]}>{result.status}</strong>{' '}
            <span>{format(texts.time, { time: Math.max(1, Math.round(result.time)) })}</span>{' '}
            <span>{format(texts.bytes, { count: new Blob([result.body]).size })}</span>{' '}
            {result.isStreaming && <span>{texts.streaming}</span>}
            {result.isExample && (
              <span>
                {texts.isExample} {testInputsUrl && <a href={testInputsUrl}>{texts.testInputs}</a>}
              </span>
            )}
          </>
        ) : isSending ? (
          texts.sending
        ) : failure ? (
          texts.failed
        ) : (
          texts.empty
        )}
      </p>
      {failure && <p role="alert">{failure}</p>}
      {call && failure === texts.network && (
        <>
          <p>{texts.fromTerminal}</p>
          <CopyButtons request={call.request} texts={texts} />
        </>
      )}
      {result && (
        <>
          <details className="try-details">
            <summary>{texts.headers}</summary>
            <dl>
              {Object.entries(result.headers).map(([name, value]) => (
                <div key={name}>
                  <dt>{name.toLowerCase()}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </details>
          {result.body ? (
            <CodeView label={texts.body} text={toShownText(result.body)} />
          ) : (
            !result.isStreaming && <p>{texts.noBody}</p>
          )}
        </>
      )}
      <EventList events={events} texts={texts} />
    </section>
  );
}
