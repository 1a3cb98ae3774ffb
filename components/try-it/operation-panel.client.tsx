import type { SandboxOperation } from 'openapi-sandbox';
import { useEffect, useRef } from 'react';
import { CallHistory } from './call-history.client';
import { hasTestInputs } from './list-outcomes';
import type { TryItTexts } from './load-texts';
import { RequestForm } from './request-form.client';
import { ResponseView } from './response-view.client';
import { useCall } from './use-call.client';

interface OperationPanelProps {
  operation: SandboxOperation;
  /** URL of the real API. */
  apiUrl: string;
  texts: TryItTexts;
}

/** Shows the request of an operation to fill in and send, and the response to it. */
export function OperationPanel({ operation, apiUrl, texts }: OperationPanelProps) {
  const response = useRef<HTMLDivElement>(null);
  const { draft, call, events, isSending, hasSent, setDraft, send, recall, stop } = useCall(operation, texts);

  const isOwn = call?.operation === operation.id;
  const answered = call?.result || call?.failure ? call.at : undefined;
  // On a narrow screen, it is below the form. A call that was there when the dialog was opened is left where it is.
  useEffect(() => {
    if (hasSent && answered) response.current?.scrollIntoView();
  }, [hasSent, answered]);

  return (
    <div className="try-panel">
      <RequestForm
        operation={operation}
        apiUrl={apiUrl}
        draft={draft}
        isOpen={call?.result?.isStreaming ?? false}
        onChange={setDraft}
        onSend={send}
        onStop={stop}
        texts={texts}
      />
      <div ref={response}>
        <ResponseView
          call={call}
          events={events}
          testInputsUrl={isOwn && hasTestInputs(operation) ? '#test-inputs' : undefined}
          isSending={isSending}
          texts={texts}
        />
        <CallHistory onChoose={recall} texts={texts} />
      </div>
    </div>
  );
}
