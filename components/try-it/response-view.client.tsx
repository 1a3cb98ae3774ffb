import { sandboxSecret } from 'openapi-sandbox';
import { format } from '@/lib/i18n/format';
import { CodeView } from './code-view.client';
import { CopyButtons } from './copy-buttons.client';
import { toShownText } from './json-text';
import type { TryItTexts } from './load-texts';
import type { Call } from './send';

interface ResponseViewProps {
  call: Call | undefined;
  isSending: boolean;
  texts: TryItTexts;
}

/** Shows the response, or why there is none. */
export function ResponseView({ call, isSending, texts }: ResponseViewProps) {
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
          {result.webhook && (
            <details className="try-details">
              <summary>{texts.webhook}</summary>
              <p>{format(isSecureContext ? texts.webhookText : texts.webhookUnsigned, { secret: sandboxSecret })}</p>
              <CodeView label={texts.webhook} text={result.webhook} />
            </details>
          )}
        </>
      )}
    </section>
  );
}
