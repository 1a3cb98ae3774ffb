import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { getApiKey } from '@/lib/browser/api-key';
import { exampleKey } from '@/lib/contract/sandbox/authenticate';
import type { SandboxChannel, SandboxOperation } from '@/lib/contract/sandbox/types';
import { isPlainObject, parseJson } from '@/lib/contract/sandbox/values';
import { format } from '@/lib/i18n/format';
import type { TryItTexts } from '@/lib/i18n/messages/try-it';
import { CodeView } from './code-view.client';
import { createDraft } from './draft';
import { findJsonProblem, toShownText } from './json-text';
import { KeyFields } from './key-fields.client';
import { type Connection, connectToApi, connectToSandbox } from './open-socket';
import { isLiveKey, prepareRequest } from './prepare-request';
import { isCallAllowed } from './reload-notice.client';
import { type Result, sendToApi, sendToSandbox } from './send';
import { getSandbox, messageDrafts, typed } from './session';

interface ChannelPanelProps {
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

/** A socket to connect to, with its messages in both directions. */
export function ChannelPanel({ channel, tickets, apiUrl, texts }: ChannelPanelProps) {
  const problemId = useId();
  const connection = useRef<Connection>(undefined);
  const section = useRef<HTMLElement>(null);
  const [server, setServer] = useState('');
  const [key, setKey] = useState(() => typed.key || getApiKey() || exampleKey);
  const [ticket, setTicket] = useState('');
  const [lastId, setLastId] = useState('');
  const [state, setState] = useState<State>();
  const [log, setLog] = useState<LogEntry[]>([]);
  const [failure, setFailure] = useState('');
  const [message, setShownMessage] = useState(
    () => messageDrafts.get(channel.id) ?? toText(channel.sent[0]?.examples[0]?.value),
  );
  const problem = findJsonProblem(message);
  const isOpen = state?.name === 'open';

  useEffect(() => () => connection.current?.close(), []);

  // Where the log has a column of its own, its end stays in view.
  useEffect(() => {
    if (log.length > 0) section.current?.scrollTo(0, section.current.scrollHeight);
  }, [log]);

  function changeKey(next: string) {
    typed.key = next;
    setKey(next);
  }

  function setMessage(text: string) {
    messageDrafts.set(channel.id, text);
    setShownMessage(text);
  }

  function addToLog(text: string, isSent: boolean) {
    setLog((entries) => [...entries, { id: entries.length, isSent, text }]);
    const id = isSent ? undefined : readId(text);
    if (id) setLastId(id);
  }

  async function fetchTicket(): Promise<string> {
    if (isLiveKey(key)) throw new Error(texts.liveKey);
    if (server && !isCallAllowed(server)) throw new Error(texts.reload);
    const draft = { ...createDraft(tickets), text: JSON.stringify(getTicketBody(tickets, channel.id)) };
    const request = prepareRequest(tickets, draft, key, server || apiUrl);
    let result: Result | undefined;
    const onResult = (next: Result) => {
      result = next;
    };
    const { signal } = new AbortController();
    try {
      await (server
        ? sendToApi(request, onResult, signal)
        : sendToSandbox(getSandbox([tickets], [channel]), request, onResult, signal));
    } catch (cause) {
      if (!server) throw cause;
      throw new Error(texts.network.replace(/[^.]*:$/, ''), { cause });
    }
    const { ticket: granted } = JSON.parse(result?.body || '{}');
    if (!granted) throw new Error(`${result?.status} ${result?.body}`);
    return granted;
  }

  async function connect(event?: FormEvent) {
    event?.preventDefault();
    if (isOpen) return send();
    if (state?.name === 'connecting') return;
    setFailure('');
    setState({ name: 'connecting' });
    try {
      const granted = ticket || (await fetchTicket());
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
      console.warn('The socket could not be opened:', error);
      setState(undefined);
      setFailure(error instanceof Error ? error.message : String(error));
    }
  }

  function send() {
    if (problem || !isOpen) return;
    addToLog(message, true);
    connection.current?.send(message);
  }

  async function showTicket() {
    setFailure('');
    try {
      setTicket(await fetchTicket());
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    }
  }

  return (
    <div className="try-panel">
      <form className="try-request" onSubmit={connect}>
        <label className="try-field">
          <span>{texts.server}</span>
          <select value={server} onChange={({ target }) => setServer(target.value)}>
            <option value="">{texts.sandbox}</option>
            <option>{apiUrl}</option>
          </select>
        </label>
        <KeyFields value={key} onChange={changeKey} texts={texts} />
        <fieldset>
          <label className="try-field">
            <span>{texts.socket.ticket}</span>
            <input
              value={ticket}
              autoComplete="off"
              spellCheck={false}
              onChange={({ target }) => setTicket(target.value)}
            />
          </label>
          <button type="button" className="edge-button" onClick={showTicket}>
            {texts.socket.getTicket}
          </button>
          <p>{texts.socket.ticketHint}</p>
          <label className="try-field">
            <span>{texts.socket.lastEvent}</span>
            <input
              value={lastId}
              autoComplete="off"
              spellCheck={false}
              onChange={({ target }) => setLastId(target.value)}
            />
          </label>
        </fieldset>
        <div className="try-row">
          {/* One button for both, so that it keeps the focus. */}
          <button
            type={isOpen ? 'button' : 'submit'}
            className={isOpen ? 'edge-button' : 'primary-button'}
            aria-disabled={state?.name === 'connecting'}
            onClick={(event) => {
              if (!isOpen) return;
              event.preventDefault(); // It has become the submit button before the click ends.
              connection.current?.close();
            }}
          >
            {isOpen
              ? texts.socket.disconnect
              : state?.name === 'closed'
                ? texts.socket.reconnect
                : texts.socket.connect}
          </button>
        </div>
        <p role="alert" className="try-problem">
          {failure}
        </p>
        <fieldset>
          <legend>{texts.socket.message}</legend>
          <label className="try-field">
            <span>{texts.socket.template}</span>
            <select onChange={({ target }) => setMessage(target.value)}>
              {channel.sent.flatMap(({ name, examples }) =>
                examples.map(({ summary, value }) => (
                  <option key={`${name}${summary}`} value={toText(value)}>
                    {name}
                    {summary && `: ${summary}`}
                  </option>
                )),
              )}
            </select>
          </label>
          <textarea
            aria-label={texts.socket.message}
            aria-describedby={problemId}
            value={message}
            rows={Math.min(12, message.split('\n').length + 1)}
            spellCheck={false}
            onChange={({ target }) => setMessage(target.value)}
          />
          <p id={problemId} role="alert" className="try-problem">
            {problem && format(texts.invalidJson, { line: problem.line, column: problem.column })}
          </p>
          <button
            type="button"
            className="primary-button"
            aria-disabled={!isOpen || problem !== undefined}
            onClick={send}
          >
            {texts.send}
          </button>
        </fieldset>
      </form>
      <section ref={section} aria-label={texts.response} className="try-response">
        <h3>{texts.socket.log}</h3>
        <p role="status" className="try-status">
          {!state && texts.socket.none}
          {state?.name === 'connecting' && texts.socket.connecting}
          {isOpen && texts.socket.open}
          {state?.name === 'closed' && `${format(texts.socket.closed, { code: state.code })} ${state.reason}`}
        </p>
        <ol className="try-log">
          {log.map(({ id, isSent, text }) => (
            <li key={id} data-sent={isSent || undefined}>
              <span>{isSent ? texts.socket.sent : texts.socket.received}</span>
              <CodeView
                label={`${isSent ? texts.socket.sent : texts.socket.received} ${id + 1}`}
                text={toShownText(text)}
              />
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}

/** The contract's example of a request for a ticket to a socket. */
function getTicketBody({ body }: SandboxOperation, socket: string): unknown {
  const examples = Object.values(body?.content ?? {}).flatMap((media) => Object.values(media.examples));
  const values = examples.map(({ value }) => value as { socket?: string });
  return values.find((value) => value.socket === socket) ?? { socket };
}

function toText(value: unknown): string {
  return JSON.stringify(value ?? {}, null, 2);
}

function readId(text: string): string | undefined {
  const message = parseJson(text);
  return isPlainObject(message) && typeof message.id === 'string' ? message.id : undefined;
}
