import type { SandboxEvent, SandboxOperation } from 'openapi-sandbox';
import { useEffect, useReducer, useRef } from 'react';
import { toErrorMessage } from '@/lib/errors/site-error';
import { type CallState, reduceCall } from './call-state';
import { createDraft, type Draft } from './draft';
import { loadSandbox } from './load-sandbox';
import type { TryItTexts } from './load-texts';
import { isLiveKey, type PreparedRequest } from './prepare-request';
import { sandboxListeners } from './sandbox-events';
import { type Call, type OnResult, sendToApi } from './send';
import { calls, drafts, rememberCall, takeStoredDraft } from './session';

function createState({ id, ...operation }: SandboxOperation): CallState {
  const draft = drafts.get(id) ?? takeStoredDraft(id) ?? createDraft({ id, ...operation });
  const call = calls.find((call) => call.operation === id);
  return { draft, call, events: call?.events ?? [], isSending: false, hasSent: false };
}

/** Keeps the draft of an operation's request, sends it, and shows the last call. */
export function useCall(operation: SandboxOperation, texts: TryItTexts) {
  const abort = useRef<AbortController>(undefined);
  /** The last call that was sent in this dialog. */
  const sent = useRef<Call>(undefined);
  const [state, dispatch] = useReducer(reduceCall, operation, createState);
  const { draft } = state;
  const isReal = draft.server !== '';

  useEffect(() => () => abort.current?.abort(), []); // A stream ends with the dialog.

  useEffect(() => {
    if (isReal) return;
    const listener = (event: SandboxEvent) => {
      if (sent.current?.result?.isStreaming) return; // The stream shows it.
      sent.current?.events.push(event);
      dispatch({ type: 'event', event });
    };
    sandboxListeners.add(listener);
    return () => {
      sandboxListeners.delete(listener);
    };
  }, [isReal]);

  function setDraft(next: Draft) {
    drafts.set(operation.id, next);
    dispatch({ type: 'edit', draft: next });
  }

  async function send(request: PreparedRequest) {
    abort.current?.abort();
    const controller = new AbortController();
    abort.current = controller;
    const call: Call = { operation: operation.id, request, draft, at: new Date(), events: [] };
    if (isLiveKey(request.headers.Authorization ?? ''))
      return dispatch({ type: 'reject', call: { ...call, failure: texts.liveKey } });

    /** Changes the call in the history too, and shows it unless another one has been sent. */
    const receive = (change: Partial<Call>) => {
      Object.assign(call, change);
      if (abort.current === controller) dispatch({ type: 'receive', call: { ...call } });
    };
    sent.current = call;
    rememberCall(call);
    dispatch({ type: 'send', call: { ...call } });
    try {
      await transmit(request, (result) => receive({ result }), controller.signal);
    } catch (error) {
      if (!controller.signal.aborted) {
        console.warn('The request got no response:', error);
        receive({ failure: isReal ? texts.network : toErrorMessage(error) });
      }
    }
    if (abort.current === controller) dispatch({ type: 'finish' });
  }

  async function transmit(request: PreparedRequest, onResult: OnResult, signal: AbortSignal): Promise<void> {
    if (isReal) return sendToApi(request, onResult, signal);
    const { sandbox, sendToSandbox } = await loadSandbox([operation]);
    return sendToSandbox(sandbox, request, onResult, signal);
  }

  /** Shows an earlier call again, and its request if it is of this operation. */
  function recall(call: Call) {
    const isOwn = call.operation === operation.id;
    if (isOwn) drafts.set(operation.id, call.draft);
    dispatch({ type: 'recall', call, draft: isOwn ? call.draft : draft });
  }

  return { ...state, setDraft, send, recall, stop: () => abort.current?.abort() };
}
