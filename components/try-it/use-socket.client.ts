import { useEffect, useRef, useState } from 'react';
import type { SandboxChannel, SandboxOperation } from '@/lib/contract/sandbox/types';
import { isPlainObject, parseJson } from '@/lib/contract/sandbox/values';
import type { TryItTexts } from '@/lib/i18n/messages/try-it';
import { createDraft } from './draft';
import { type Connection, connectToApi, connectToSandbox } from './open-socket';
import { isLiveKey, prepareRequest } from './prepare-request';
import { isCallAllowed } from './reload-notice.client';
import { type Result, sendToApi, sendToSandbox } from './send';
import { getSandbox } from './session';

export interface SocketTarget {
  channel: SandboxChannel;
  /** The operation that hands out tickets. */
  tickets: SandboxOperation;
  /** URL of the real API. */
  apiUrl: string;
  texts: TryItTexts;
}

interface LogEntry {
  id: number;
  isSent: boolean;
  text: string;
}

type State = { name: 'connecting' | 'open' } | { name: 'closed'; code: number; reason: string };

/**
 * The connection to a socket, with what has been sent and received on it.
 * @param server URL of the API to connect to; empty for the sandbox
 * @param key with which a ticket is asked for
 */
export function useSocket({ channel, tickets, apiUrl, texts }: SocketTarget, server: string, key: string) {
  const connection = useRef<Connection>(undefined);
  /** Aborted when the dialog closes. */
  const dialog = useRef(new AbortController());
  const [ticket, setTicket] = useState('');
  const [lastId, setLastId] = useState('');
  const [state, setState] = useState<State>();
  const [log, setLog] = useState<LogEntry[]>([]);
  const [failure, setFailure] = useState('');

  useEffect(() => {
    const controller = new AbortController();
    dialog.current = controller;
    return () => {
      controller.abort();
      connection.current?.close();
    };
  }, []);

  function addToLog(text: string, isSent: boolean) {
    setLog((entries) => [...entries, { id: entries.length, isSent, text }]);
    const id = isSent ? undefined : readId(text);
    if (id) setLastId(id);
  }

  async function fetchTicket(signal: AbortSignal): Promise<string> {
    if (isLiveKey(key)) throw new Error(texts.liveKey);
    if (server && !isCallAllowed(server)) throw new Error(texts.reload);
    const draft = { ...createDraft(tickets), text: JSON.stringify(getTicketBody(tickets, channel.id)) };
    const request = prepareRequest(tickets, draft, key, server || apiUrl);
    let result: Result | undefined;
    const onResult = (next: Result) => {
      result = next;
    };
    try {
      await (server
        ? sendToApi(request, onResult, signal)
        : sendToSandbox(getSandbox([tickets], [channel]), request, onResult, signal));
    } catch (cause) {
      if (!server) throw cause;
      throw new Error(texts.network, { cause });
    }
    const { ticket: granted } = JSON.parse(result?.body || '{}');
    if (!granted) throw new Error(`${result?.status} ${result?.body}`);
    return granted;
  }

  async function connect() {
    if (state && state.name !== 'closed') return;
    setFailure('');
    setState({ name: 'connecting' });
    const { signal } = dialog.current;
    try {
      const granted = ticket || (await fetchTicket(signal));
      if (signal.aborted) return; // The dialog has been closed in the meantime.
      setTicket(''); // It is good for one connection.
      const query = new URLSearchParams({ ticket: granted, ...(lastId && { last_event_id: lastId }) });
      const path = `${channel.path}?${query}`;
      const listener = {
        onOpen: () => setState({ name: 'open' }),
        onMessage: (text: string) => addToLog(text, false),
        onClose: (code: number, reason: string) => setState({ name: 'closed', code, reason }),
      };
      connection.current = server
        ? connectToApi(`${server.replace(/^http/, 'ws')}${path}`, listener)
        : connectToSandbox(getSandbox([tickets], [channel]).connect(path), listener);
    } catch (error) {
      if (signal.aborted) return;
      console.warn('The socket could not be opened:', error);
      setState(undefined);
      setFailure(error instanceof Error ? error.message : String(error));
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
      setFailure(error instanceof Error ? error.message : String(error));
    }
  }

  const close = () => connection.current?.close();

  return { ticket, setTicket, showTicket, lastId, setLastId, state, log, failure, connect, send, close };
}

/** The contract's example of a request for a ticket to a socket. */
function getTicketBody({ body }: SandboxOperation, socket: string): unknown {
  const examples = Object.values(body?.content ?? {}).flatMap((media) => Object.values(media.examples));
  const values = examples.map(({ value }) => value as { socket?: string });
  return values.find((value) => value.socket === socket) ?? { socket };
}

function readId(text: string): string | undefined {
  const message = parseJson(text);
  return isPlainObject(message) && typeof message.id === 'string' ? message.id : undefined;
}
