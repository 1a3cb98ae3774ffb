import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { getModifierKey } from '@/lib/browser/keys';
import { parameterLocations } from '@/lib/contract/parameter-locations';
import type { SandboxOperation } from '@/lib/contract/sandbox/types';
import { resolve } from '@/lib/contract/sandbox/validate';
import { toErrorMessage } from '@/lib/errors/site-error';
import { format } from '@/lib/i18n/format';
import type { TryItTexts } from '@/lib/i18n/messages/try-it';
import { BodyFields } from './body-fields.client';
import { CodeView } from './code-view.client';
import { CopyButtons } from './copy-buttons.client';
import { createDraft, type Draft } from './draft';
import { Choice, TextInput } from './field-input.client';
import { findJsonProblem } from './json-text';
import { KeyFields, useTypedKey } from './key-fields.client';
import { isLiveKey, prepareRequest, toHttp } from './prepare-request';
import { isCallAllowed, ReloadNotice } from './reload-notice.client';
import { ResponseView } from './response-view.client';
import { type Call, sendToApi, sendToSandbox } from './send';
import { calls, drafts, getSandbox, rememberCall, takeStoredDraft } from './session';
import { WhatIf } from './what-if.client';

interface OperationPanelProps {
  operation: SandboxOperation;
  /** URL of the real API. */
  apiUrl: string;
  texts: TryItTexts;
}

/** The request of an operation to fill in and send, and the response to it. */
export function OperationPanel({ operation, apiUrl, texts }: OperationPanelProps) {
  const problemId = useId();
  const abort = useRef<AbortController>(undefined);
  const form = useRef<HTMLFormElement>(null);
  const sendButton = useRef<HTMLButtonElement>(null);
  const answers = useRef<HTMLDivElement>(null);
  const [draft, setShownDraft] = useState(
    () => drafts.get(operation.id) ?? takeStoredDraft(operation.id) ?? createDraft(operation),
  );
  const [key, changeKey] = useTypedKey();
  const [call, setCall] = useState<Call | undefined>(() => calls.find((one) => one.operation === operation.id));
  const [isSending, setSending] = useState(false);
  const request = prepareRequest(operation, draft, key, draft.server || apiUrl);
  const problem = request.text === undefined ? undefined : findJsonProblem(request.text);
  const isReal = draft.server !== '';

  const answered = call?.result || call?.failure ? call.at : undefined;
  // On a narrow screen, it is below the form. A call that was there when the dialog was opened is left where it is.
  useEffect(() => {
    if (abort.current && answered) answers.current?.scrollIntoView();
  }, [answered]);

  useEffect(() => () => abort.current?.abort(), []); // A stream ends with the dialog.

  function setDraft(next: Draft) {
    drafts.set(operation.id, next);
    setShownDraft(next);
  }

  async function send(event: FormEvent) {
    event.preventDefault();
    if (problem) form.current?.querySelector('textarea')?.focus();
    if (problem || (isReal && !isCallAllowed(draft.server))) return;
    abort.current?.abort();
    const controller = new AbortController();
    abort.current = controller;
    const current: Call = { operation: operation.id, request, draft, at: new Date() };
    if (isLiveKey(request.headers.Authorization ?? '')) {
      setSending(false);
      return setCall({ ...current, failure: texts.liveKey });
    }
    const show = (change: Partial<Call>) => {
      Object.assign(current, change);
      if (abort.current === controller) setCall({ ...current });
    };
    rememberCall(current);
    setSending(true);
    show({});
    try {
      const onResult = (result: Call['result']) => result && show({ result });
      await (isReal
        ? sendToApi(request, onResult, controller.signal)
        : sendToSandbox(getSandbox([operation]), request, onResult, controller.signal));
    } catch (error) {
      if (!controller.signal.aborted) {
        console.warn('The request got no response:', error);
        show({ failure: isReal ? texts.network : toErrorMessage(error) });
      }
    }
    if (abort.current === controller) setSending(false);
  }

  function stop() {
    abort.current?.abort();
    sendButton.current?.focus(); // The button for stopping goes away.
  }

  return (
    <div className="try-panel">
      <form ref={form} className="try-request" onSubmit={send}>
        <Choice label={texts.server} value={draft.server} onChange={(server) => setDraft({ ...draft, server })}>
          <option value="">{texts.sandbox}</option>
          <option>{apiUrl}</option>
        </Choice>
        {isReal && <ReloadNotice server={draft.server} operation={operation.id} draft={draft} texts={texts} />}
        <WhatIf operation={operation} draft={draft} onChange={setDraft} onKey={changeKey} texts={texts} />
        <KeyFields value={key} onChange={changeKey} texts={texts} />
        {parameterLocations.map((place) => {
          const inPlace = operation.parameters.filter((parameter) => parameter.in === place);
          return (
            inPlace.length > 0 && (
              <fieldset key={place}>
                <legend>{texts.parameters[place]}</legend>
                {inPlace.map(({ name, schema, required }) => (
                  <TextInput
                    key={name}
                    name={name}
                    schema={resolve(schema, operation.schemas)}
                    isRequired={required}
                    value={draft.parameters[`${place}.${name}`] ?? ''}
                    onChange={(value) =>
                      setDraft({ ...draft, parameters: { ...draft.parameters, [`${place}.${name}`]: value } })
                    }
                    texts={texts}
                  />
                ))}
              </fieldset>
            )
          );
        })}
        {operation.body && (
          <BodyFields operation={operation} draft={draft} onChange={setDraft} problemId={problemId} texts={texts} />
        )}
        <p id={problemId} role="alert" className="try-problem">
          {problem && format(texts.invalidJson, { line: problem.line, column: problem.column })}
        </p>
        <details className="try-details">
          <summary>{texts.request}</summary>
          <CodeView label={texts.request} text={toHttp(request)} />
          <CopyButtons request={request} texts={texts} />
        </details>
        <div className="try-send">
          <button ref={sendButton} type="submit" className="primary-button">
            {texts.send}
          </button>
          {call?.result?.isOpen && (
            <button type="button" className="edge-button" onClick={stop}>
              {texts.stop}
            </button>
          )}
          <kbd>{format(texts.sendKeys, { modifier: getModifierKey() })}</kbd>
        </div>
      </form>
      <div ref={answers}>
        <ResponseView call={call} isSending={isSending} texts={texts} />
        {calls.length > 0 && (
          <details className="try-details">
            <summary>{texts.history}</summary>
            <ol>
              {calls.map((one) => (
                <li key={one.at.getTime()}>
                  <button
                    type="button"
                    className="menu-link"
                    onClick={() => {
                      setCall(one);
                      if (one.operation === operation.id) setDraft(one.draft);
                    }}
                  >
                    {one.result?.status ?? texts.failed} {one.request.method} {new URL(one.request.url).pathname}
                  </button>
                </li>
              ))}
            </ol>
          </details>
        )}
      </div>
    </div>
  );
}
