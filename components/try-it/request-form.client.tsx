import type { SandboxOperation } from 'openapi-sandbox';
import { type FormEvent, useId, useRef } from 'react';
import { getModifierKey } from '@/lib/browser/keyboard';
import { format } from '@/lib/i18n/format';
import { BodyFields } from './body-fields.client';
import { ClockFields } from './clock.client';
import { CodeView } from './code-view.client';
import { CopyButtons } from './copy-buttons.client';
import type { Draft } from './draft';
import { Choice } from './field-input.client';
import { findJsonProblem } from './json-text';
import { KeyFields, useTypedKey } from './key-fields.client';
import { preloadSandbox } from './load-sandbox';
import type { TryItTexts } from './load-texts';
import { ParameterFields } from './parameter-fields.client';
import { type PreparedRequest, prepareRequest, toHttp, withTape } from './prepare-request';
import { isCallAllowed, ReloadNotice } from './reload-notice.client';
import { WhatIf } from './what-if.client';

interface RequestFormProps {
  operation: SandboxOperation;
  /** URL of the real API. */
  apiUrl: string;
  draft: Draft;
  /** True while the response is a stream that has not ended. */
  isOpen: boolean;
  onChange: (draft: Draft) => void;
  onSend: (request: PreparedRequest) => void;
  onStop: () => void;
  texts: TryItTexts;
}

/** Shows the request of an operation, to fill in and send. */
export function RequestForm({ operation, apiUrl, draft, isOpen, onChange, onSend, onStop, texts }: RequestFormProps) {
  const problemId = useId();
  const form = useRef<HTMLFormElement>(null);
  const sendButton = useRef<HTMLButtonElement>(null);
  const [key, changeKey] = useTypedKey(operation);
  const request = prepareRequest(operation, draft, key, draft.server || apiUrl);
  const problem = request.text === undefined ? undefined : findJsonProblem(request.text);
  const isReal = draft.server !== '';
  const canPlayExamples = !isReal && request.isStream;
  const fields = { operation, draft, onChange, texts };

  function submit(event: FormEvent) {
    event.preventDefault();
    send(request);
  }

  function send(prepared: PreparedRequest) {
    const refusedFile = form.current?.querySelector<HTMLElement>('[type="file"][aria-invalid="true"]');
    if (refusedFile) refusedFile.focus();
    else if (problem) form.current?.querySelector('textarea')?.focus();
    else if (!isReal || isCallAllowed(draft.server)) onSend(prepared);
  }

  function stop() {
    onStop();
    sendButton.current?.focus(); // The button for stopping goes away.
  }

  return (
    <form ref={form} className="try-request" onFocus={preloadSandbox} onSubmit={submit}>
      <Choice label={texts.server} value={draft.server} onChange={(server) => onChange({ ...draft, server })}>
        <option value="">{texts.sandbox}</option>
        <option>{apiUrl}</option>
      </Choice>
      {isReal && <ReloadNotice server={draft.server} operation={operation.id} draft={draft} texts={texts} />}
      <WhatIf {...fields} onKey={changeKey} />
      <KeyFields operation={operation} value={key} onChange={changeKey} texts={texts} />
      <ParameterFields {...fields} />
      {operation.body && <BodyFields {...fields} problemId={problemId} />}
      <p id={problemId} role="alert" className="try-problem">
        {problem && format(texts.invalidJson, { line: problem.line, column: problem.column })}
      </p>
      {!isReal && <ClockFields texts={texts} />}
      <details className="try-details">
        <summary>{texts.request}</summary>
        <CodeView label={texts.request} text={toHttp(request)} />
        <CopyButtons request={request} texts={texts} />
      </details>
      {canPlayExamples && <p>{texts.streamHint}</p>}
      <div className="try-send">
        <button ref={sendButton} type="submit" className="primary-button">
          {texts.send}
        </button>
        {canPlayExamples && (
          <button type="button" className="edge-button" onClick={() => send(withTape(request))}>
            {texts.playExamples}
          </button>
        )}
        {isOpen && (
          <button type="button" className="edge-button" onClick={stop}>
            {texts.stop}
          </button>
        )}
        <kbd>{format(texts.sendKeys, { modifier: getModifierKey() })}</kbd>
      </div>
    </form>
  );
}
