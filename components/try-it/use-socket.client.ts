import type { SandboxChannel, SandboxOperation } from 'openapi-sandbox';
import { useEffect, useReducer, useRef } from 'react';
import { toErrorMessage } from '@/lib/errors/site-error';
import { createDraft } from './draft';
import { loadSandbox } from './load-sandbox';
import type { TryItTexts } from './load-texts';
import { type Connection, connectToApi } from './open-socket';
import { isLiveKey, type PreparedRequest, prepareRequest } from './prepare-request';
import { isCallAllowed } from './reload-notice.client';
import { type Result, sendToApi } from './send';
import { type ConnectionState, initialState, reduceSocket } from './socket-state';

export interface SocketTarget {
  channel: SandboxChannel;
  /** The operation that hands out tickets. */
  tickets: SandboxOperation;
  /** URL of the real API. */
  apiUrl: string;
  texts: TryItTexts;
}

/**
 * Connects to a socket, and keeps what has been sent and received on it.
 * @param server URL of the API to connect to; empty for the sandbox
 * @param key with which a ticket is asked for
 */
export function useSocket({ channel, tickets, apiUrl, texts }: SocketTarget, server: string, key: string) {
  const connection = useRef<Connection>(undefined);
  /** Aborted when the dialog closes. */
  const dialog = useRef(new AbortController());
  const [state, dispatch] = useReducer(reduceSocket, initialState);
  const { ticket, lastId } = state;

  useEffect(() => {
    const controller = new AbortController();
    dialog.current = controller;
    return () => {
      controller.abort();
      connection.current?.close();
    };
  }, []);

  const setTicket = (ticket: string) => dispatch({ type: 'edit', change: { ticket } });
  const setLastId = (lastId: string) => dispatch({ type: 'edit', change: { lastId } });
  const setFailure = (failure: string) => dispatch({ type: 'edit', change: { failure } });
  const setConnection = (connection: ConnectionState) => dispatch({ type: 'connect', connection });
  const addToLog = (text: string, isSent: boolean) => dispatch({ type: 'log', text, isSent });

  async function fetchTicket(signal: AbortSignal): Promise<string> {
    if (isLiveKey(key)) throw new Error(texts.liveKey);
    if (server && !isCallAllowed(server)) throw new Error(texts.reload);
    const draft = { ...createDraft(tickets), text: JSON.stringify(getTicketBody(tickets, channel.id)) };
    const result = await call(prepareRequest(tickets, draft, key, server || apiUrl), signal);
    const { ticket: granted } = JSON.parse(result?.body || '{}');
    if (!granted) throw new Error(`${result?.status} ${result?.body}`);
    return granted;
  }

  /** @throws Error in the reader's language where the API cannot be reached */
  async function call(request: PreparedRequest, signal: AbortSignal): Promise<Result | undefined> {
    let last: Result | undefined;
    const onResult = (result: Result) => {
      last = result;
    };
    if (!server) {
      const { sandbox, sendToSandbox } = await loadSandbox([tickets]);
      await sendToSandbox(sandbox, request, onResult, signal);
      return last;
    }
    try {
      await sendToApi(request, onResult, signal);
    } catch (cause) {
      throw new Error(texts.network, { cause });
    }
    return last;
  }

  async function open(granted: string, isTape: boolean, signal: AbortSignal): Promise<Connection | undefined> {
    const query = new URLSearchParams({
      ticket: granted,
      ...(lastId && { last_event_id: lastId }),
      ...(isTape && { tape: '1' }),
    });
    const path = `${channel.path}?${query}`;
    const listener = {
      onOpen: () => setConnection({ name: 'open' }),
      onMessage: (text: string) => addToLog(text, false),
      onClose: (code: number, reason: string) => setConnection({ name: 'closed', code, reason }),
    };
    if (server) return connectToApi(`${server.replace(/^http/, 'ws')}${path}`, listener);
    const { sandbox, connectToSandbox } = await loadSandbox([tickets], [channel]);
    return signal.aborted ? undefined : connectToSandbox(sandbox.connect(path), listener);
  }

  /** @param isTape whether the sandbox first plays the contract's examples */
  async function connect(isTape = false) {
    if (state.connection && state.connection.name !== 'closed') return;
    setFailure('');
    setConnection({ name: 'connecting' });
    const { signal } = dialog.current;
    try {
      const granted = ticket || (await fetchTicket(signal));
      if (signal.aborted) return; // The dialog has been closed in the meantime.
      setTicket(''); // It is good for one connection.
      connection.current = await open(granted, isTape, signal);
    } catch (error) {
      if (signal.aborted) return;
      console.warn('The socket could not be opened:', error);
      dispatch({ type: 'fail', failure: toErrorMessage(error) });
    }
  }

  function send(text: string) {
    addToLog(text, true);
    connection.current?.send(text);
  }

  async function showTicket() {
    setFailure('');
    try {
      setTicket(await fetchTicket(dialog.current.signal));
    } catch (error) {
      setFailure(toErrorMessage(error));
    }
  }

  const close = () => connection.current?.close();

  return { ...state, setTicket, showTicket, setLastId, connect, send, close };
}

/** Returns the contract's example of a request for a ticket to a socket. */
function getTicketBody({ body }: SandboxOperation, socket: string): unknown {
  const examples = Object.values(body?.content ?? {}).flatMap((media) => Object.values(media.examples));
  const values = examples.map(({ value }) => value as { socket?: string });
  return values.find((value) => value.socket === socket) ?? { socket };
}
